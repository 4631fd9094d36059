package dev.boardwright.santamaria;

/** Where luck comes from; the names are part of the rules. */
enum SantaMariaSource {
  START_SEAT,
  BOARDS,
  WHITE_DICE,
  BLUE_DICE,
  DOUBLES,
  TRIPLES,
  STARTING_SHIPS,
  SHIPS,
  SCHOLARS,
  BISHOPS,
  DICE_LEAVING
}

// Reads a board as the server sends it and writes what the model of its ruleset holds of it:
//
//	boards TikalBoard board.json
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"os"

	"boardwright.dev/client/boardwright"
)

func main() {
	models := map[string]any{
		"SantaMariaBoard": &boardwright.SantaMariaBoard{},
		"SeasonsBoard":    &boardwright.SeasonsBoard{},
		"TikalBoard":      &boardwright.TikalBoard{},
		"TzolkinBoard":    &boardwright.TzolkinBoard{},
	}
	board, known := models[os.Args[1]]
	if !known {
		log.Fatalf("there is no model %s", os.Args[1])
	}
	sent, err := os.ReadFile(os.Args[2])
	if err != nil {
		log.Fatal(err)
	}
	if err := json.Unmarshal(sent, board); err != nil {
		log.Fatal(err)
	}
	typed, err := json.Marshal(board)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(typed))
}

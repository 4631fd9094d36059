package dev.boardwright.api.ops;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Writes log lines to the standard output. Those of requests, of which there are many, are written
 * several at once and at the latest after a moment; all others at once, with whatever came before.
 */
public final class Console extends ConsoleAppender<ILoggingEvent> {

  private static final long MOMENT_MILLIS = 100;

  private final AtomicBoolean due = new AtomicBoolean();

  /** For the configuration of the log, which makes it by this name. */
  public Console() {
    setImmediateFlush(false);
  }

  @Override
  protected void append(ILoggingEvent event) {
    super.append(event);
    if (!event.getLoggerName().equals(RequestLog.NAME)) {
      flush();
    } else if (due.compareAndSet(false, true)) {
      var _ =
          getContext()
              .getScheduledExecutorService()
              .schedule(this::flushWhatIsDue, MOMENT_MILLIS, TimeUnit.MILLISECONDS);
    }
  }

  private void flushWhatIsDue() {
    due.set(false);
    flush();
  }

  private void flush() {
    try {
      getOutputStream().flush();
    } catch (IOException e) {
      addError("the standard output takes nothing", e);
    }
  }
}

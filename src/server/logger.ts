import { format } from 'node:util';
import { pino, type Logger } from 'pino';

/** JSON lines on standard output, with the level as a word and the time as ISO 8601. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
}

/**
 * Libraries warn on the console, such as about addresses that cannot be decoded, which anybody may send: they become lines of
 * the log.
 */
export function logConsole(logger: Logger): void {
  const warn = (...values: unknown[]) => logger.warn(format(...values));
  const error = (...values: unknown[]) => logger.error(format(...values));
  Object.assign(console, { warn, error });
}

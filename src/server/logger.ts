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

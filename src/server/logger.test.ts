import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { logConsole } from './logger.ts';

afterEach(() => vi.restoreAllMocks());

it('makes JSON lines of what libraries write to the console', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const lines: unknown[] = [];
  logConsole(pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) }));
  const { warn, error } = console;
  warn('The URL path "%s" could not be decoded\n"', '/%FF');
  error(new Error('broken'));
  const anError: unknown = expect.stringContaining('Error: broken');
  expect(lines).toMatchObject([
    { level: 40, msg: 'The URL path "/%FF" could not be decoded\n"' },
    { level: 50, msg: anError },
  ]);
});

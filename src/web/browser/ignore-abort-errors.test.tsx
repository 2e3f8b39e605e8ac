import { expect, it } from 'vitest';
import { ignoreAbortErrors } from './ignore-abort-errors.ts';

function reject(reason: unknown): boolean {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

it('keeps aborted requests out of the console and lets every other rejection through', () => {
  ignoreAbortErrors();
  expect(reject(new DOMException('signal is aborted without reason', 'AbortError'))).toBe(true);
  expect(reject(new Error('broken'))).toBe(false);
  expect(reject(undefined)).toBe(false);
});

import { expect, it } from 'vitest';
import { ignoreAbortErrors } from './ignore-abort-errors.ts';

function reject(reason: unknown): boolean {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

it('ignores rejections by aborted requests and no other rejection', () => {
  ignoreAbortErrors();
  expect(reject(new DOMException('signal is aborted without reason', 'AbortError'))).toBe(true);
  expect(reject(new Error('broken'))).toBe(false);
  expect(reject(undefined)).toBe(false);
});

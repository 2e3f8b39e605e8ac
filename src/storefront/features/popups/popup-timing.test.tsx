import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { decideConsent } from '#web/consent/consent.ts';
import { isFirstView, waitUntilInterruptible } from './popup-timing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  document.body.innerHTML = '';
});

it('waits while the visitor is busy, and then removes its listener from the signal', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  const reached = vi.fn<() => void>();
  document.body.innerHTML = '<dialog open></dialog>';
  void waitUntilInterruptible(1000, signal).then(reached);
  await vi.advanceTimersByTimeAsync(5000);
  expect(reached).not.toHaveBeenCalled();
  document.body.innerHTML = '';
  decideConsent({ analytics: false, marketing: false });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(reached, 'within a minute of the decision').not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1500);
  expect(reached).toHaveBeenCalledTimes(1);
  expect(removed).toHaveBeenCalledTimes(added.mock.calls.length);
});

it('never resolves once the signal has aborted', async () => {
  const stopping = new AbortController();
  const reached = vi.fn<() => void>();
  void waitUntilInterruptible(1000, stopping.signal).then(reached);
  await vi.advanceTimersByTimeAsync(500);
  stopping.abort();
  await vi.advanceTimersByTimeAsync(5000);
  expect(reached).not.toHaveBeenCalled();
});

it.each([
  ['POP', '', true],
  ['POP', 'https://busca.example/', true],
  ['POP', `${window.location.origin}/marcas`, false],
  ['PUSH', '', false],
  ['REPLACE', '', false],
] as const)('takes a page opened by %s from "%s" as the first of a visit: %s', (type, referrer, isFirst) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  expect(isFirstView(type)).toBe(isFirst);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { decideConsent } from '#web/consent/consent.ts';
import { waitUntilInterruptible } from './popup-timing.ts';

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
  await vi.advanceTimersByTimeAsync(5000);
  expect(reached, 'before the cookie bar is answered').not.toHaveBeenCalled();
  decideConsent({ analytics: false, marketing: false });
  await vi.advanceTimersByTimeAsync(500);
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

it('does not wait without a delay where nothing is interrupted', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  decideConsent({ analytics: false, marketing: false });
  const reached = vi.fn<() => void>();
  void waitUntilInterruptible(0, new AbortController().signal).then(reached);
  await vi.advanceTimersByTimeAsync(0);
  expect(reached).toHaveBeenCalledTimes(1);
});

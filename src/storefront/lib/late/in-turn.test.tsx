import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTurns, leaveForm } from './in-turn.ts';

afterEach(() => vi.restoreAllMocks());

/** When what can be sent has been. */
const soon = () => new Promise((done) => setTimeout(done));

describe('createTurns', () => {
  it('sends one after the other, also after one that failed', async () => {
    const inTurn = createTurns();
    const steps: string[] = [];
    const first = Promise.withResolvers<string>();
    const failed = inTurn({ send: () => first.promise, leave: vi.fn<() => void>() });
    const next = inTurn({ send: () => Promise.resolve(steps.push('next')), leave: vi.fn<() => void>() });
    await soon();
    expect(steps).toEqual([]);
    first.reject(new Error('lost'));
    await expect(failed).rejects.toThrow('lost');
    expect(await next).toBe(1);
  });

  it('waits no longer than ten seconds for an answer', async () => {
    vi.useFakeTimers();
    const inTurn = createTurns();
    const [send, leave] = [vi.fn<() => Promise<string>>(() => Promise.resolve('answered')), vi.fn<() => void>()];
    void inTurn({ send: () => Promise.withResolvers<string>().promise, leave });
    const next = inTurn({ send, leave });
    await vi.advanceTimersByTimeAsync(9999);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await next).toBe('answered');
    vi.useRealTimers();
  });

  it('sends of those that wait only the last one about the same thing', async () => {
    const inTurn = createTurns();
    const sent: string[] = [];
    const ask = (name: string, about?: string) =>
      inTurn({ about, send: () => Promise.resolve(sent.push(name)), leave: vi.fn<() => void>() });
    await Promise.all([ask('a1', 'a'), ask('a2', 'a'), ask('b1', 'b'), ask('c'), ask('a3', 'a'), ask('d')]);
    expect(sent).toEqual(['b1', 'c', 'a3', 'd']);
  });

  it('leaves to the browser what waits when the document goes, once', async () => {
    const inTurn = createTurns();
    const first = Promise.withResolvers<string>();
    const [leave, left] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const going = inTurn({ send: () => first.promise, leave });
    const waiting = inTurn({ send: () => expect.unreachable(), leave: left });
    await soon();
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pagehide'));
    first.resolve('answered');
    expect(await Promise.all([going, waiting])).toEqual(['answered', undefined]);
    expect(leave).not.toHaveBeenCalled();
    expect(left).toHaveBeenCalledOnce();
  });
});

describe('leaveForm', () => {
  it('sends the fields as a form does', () => {
    const beacon = vi.fn<Navigator['sendBeacon']>(() => true);
    vi.stubGlobal('navigator', { sendBeacon: beacon });
    const form = new FormData();
    form.set('intent', 'set');
    form.set('quantidade', '2');
    leaveForm('/sacola', form);
    vi.unstubAllGlobals();
    const fields = new URLSearchParams({ intent: 'set', quantidade: '2' });
    expect(beacon.mock.calls).toEqual([['/sacola', fields]]);
  });
});

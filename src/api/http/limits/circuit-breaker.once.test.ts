import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CircuitBreaker, CircuitOpenError, createCircuitBreaker } from './circuit-breaker.ts';

const start = Date.parse('2026-11-20T10:00:00-03:00');
let nowMs: number;
let breaker: CircuitBreaker;
beforeEach(() => {
  nowMs = start;
  breaker = createCircuitBreaker({ now: () => nowMs });
});

const succeed = () => breaker.run(async () => 'answer');
const fail = () => breaker.run(() => Promise.reject(new Error('down')));
async function failTimes(times: number) {
  for (let time = 0; time < times; time += 1) await expect(fail()).rejects.toThrow('down');
}

describe('a circuit breaker', () => {
  it('passes on results and errors', async () => {
    expect(await succeed()).toBe('answer');
    await failTimes(1);
  });

  it('opens with the fifth failure in a row, and then calls nothing', async () => {
    await failTimes(5);
    const work = vi.fn<() => Promise<string>>();
    await expect(breaker.run(work)).rejects.toThrow(CircuitOpenError);
    expect(work).not.toHaveBeenCalled();
  });

  it('resets the count after a success', async () => {
    await failTimes(4);
    await succeed();
    await failTimes(4);
    expect(await succeed()).toBe('answer');
  });

  it('stays open for 30 seconds, then closes with a success', async () => {
    await failTimes(5);
    nowMs = start + 29_999;
    await expect(succeed()).rejects.toThrow(CircuitOpenError);
    nowMs = start + 30_000;
    expect(await succeed()).toBe('answer');
    expect(await succeed()).toBe('answer');
    await failTimes(4);
    expect(await succeed()).toBe('answer');
  });

  it('stays open for another 30 seconds when the trial fails', async () => {
    await failTimes(5);
    nowMs = start + 30_000;
    await failTimes(1);
    await expect(succeed()).rejects.toThrow(CircuitOpenError);
    nowMs = start + 60_000;
    expect(await succeed()).toBe('answer');
  });

  it('allows a single trial call', async () => {
    await failTimes(5);
    nowMs = start + 30_000;
    const gate = Promise.withResolvers<string>();
    const trial = breaker.run(() => gate.promise);
    await expect(succeed()).rejects.toThrow(CircuitOpenError);
    gate.resolve('back again');
    expect(await trial).toBe('back again');
    expect(await succeed()).toBe('answer');
  });

  it('does not count an error that is no failure of the service, and lets the next call try', async () => {
    const gaveUp = new Error('gave up');
    const isFailure = (error: unknown) => error !== gaveUp;
    const giveUp = () => breaker.run(() => Promise.reject(gaveUp), isFailure);
    for (let time = 0; time < 9; time += 1) await expect(giveUp()).rejects.toThrow('gave up');
    await failTimes(5);
    nowMs = start + 30_000;
    await expect(giveUp()).rejects.toThrow('gave up');
    expect(await succeed()).toBe('answer');
  });

  it('opens for calls in flight at the same time', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => fail()));
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    await expect(succeed()).rejects.toThrow(CircuitOpenError);
  });
});

import { describe, expect, it } from 'vitest';
import { shareSyncs } from './shared-sync.ts';

/** A disk whose syncs the test resolves. */
function createDisk() {
  const running: { end: () => void; fail: (error: Error) => void }[] = [];
  let begun = 0;
  return {
    begun: () => begun,
    sync: () =>
      new Promise<void>((resolve, reject) => {
        begun += 1;
        running.push({ end: resolve, fail: reject });
      }),
    end: () => running.shift()?.end(),
    fail: () => running.shift()?.fail(new Error('the disk is gone')),
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

function isDone(promise: Promise<void>): Promise<boolean> {
  return Promise.race([promise.then(() => true), settle().then(() => false)]);
}

describe('a shared sync', () => {
  it('does not resolve calls that were made after it began', async () => {
    const disk = createDisk();
    const sync = shareSyncs(disk.sync);
    const first = sync();
    const [second, third] = [sync(), sync()];
    expect(disk.begun()).toBe(1);
    disk.end();
    expect([await isDone(first), await isDone(second)]).toEqual([true, false]);
    expect(disk.begun()).toBe(2);
    const fourth = sync();
    disk.end();
    expect([await isDone(second), await isDone(third), await isDone(fourth)]).toEqual([true, true, false]);
    disk.end();
    expect([await isDone(fourth), disk.begun()]).toEqual([true, 3]);
  });

  it('starts when none is running', async () => {
    const disk = createDisk();
    const sync = shareSyncs(disk.sync);
    for (let round = 1; round <= 3; round += 1) {
      const done = sync();
      disk.end();
      await done;
      expect(disk.begun()).toBe(round);
    }
  });

  it('rejects only for its own callers', async () => {
    const disk = createDisk();
    const sync = shareSyncs(disk.sync);
    const [first, second] = [sync(), sync()];
    disk.fail();
    await expect(first).rejects.toThrow('the disk is gone');
    await settle();
    disk.end();
    await expect(second).resolves.toBeUndefined();
  });
});

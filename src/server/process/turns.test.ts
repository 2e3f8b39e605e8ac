import { setImmediate as untilNextRound, setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inTurns } from './turns.ts';

/** Pages that are made when the test says so. */
function createPages() {
  const begun: string[] = [];
  const open = new Map<string, { resolve: (text: string) => void; reject: (error: Error) => void }>();
  const make = (path: string): Promise<string> => {
    begun.push(path);
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    open.set(path, { resolve, reject });
    return promise;
  };
  return { begun, open, make };
}

it('begins so many at once, and the others in their order', async () => {
  const { begun, open, make } = createPages();
  const ask = inTurns(make, { atOnce: 2, longestMs: 60_000 });
  const answers = ['a', 'b', 'c', 'd'].map(ask);
  expect(begun).toEqual(['a', 'b']);
  open.get('b')?.resolve('made b');
  expect(await answers[1]).toBe('made b');
  expect(begun).toEqual(['a', 'b', 'c']);
  open.get('a')?.resolve('made a');
  open.get('c')?.resolve('made c');
  await untilNextRound();
  open.get('d')?.resolve('made d');
  expect(await Promise.all(answers)).toEqual(['made a', 'made b', 'made c', 'made d']);
});

it('hands a failure to who asked, and its turn to the next', async () => {
  const { begun, open, make } = createPages();
  const ask = inTurns(make, { atOnce: 1, longestMs: 60_000 });
  const [first, second] = [ask('a'), ask('b')];
  open.get('a')?.reject(new Error('lost'));
  await expect(first).rejects.toThrow('lost');
  expect(begun).toEqual(['a', 'b']);
  open.get('b')?.resolve('made b');
  expect(await second).toBe('made b');
});

it('lets nobody wait long for a page that waits itself, and counts its end only once', async () => {
  const { begun, open, make } = createPages();
  const ask = inTurns(make, { atOnce: 1, longestMs: 5 });
  const answers = [ask('slow'), ask('b')];
  while (begun.length < 2) await delay(1);
  open.get('slow')?.resolve('made slow');
  open.get('b')?.resolve('made b');
  await Promise.all(answers);
  const [c] = ['c', 'd'].map(ask);
  expect(begun).toEqual(['slow', 'b', 'c']);
  open.get('c')?.resolve('made c');
  await c;
});

import { expect, it } from 'vitest';
import { collectBytes } from './collect-bytes.ts';

async function* chunks(...lengths: number[]) {
  for (const length of lengths) yield new Uint8Array(length).fill(length);
}

it('collects all chunks of a body', async () => {
  expect([...(await collectBytes(chunks(1, 2), 3))]).toEqual([1, 2, 2]);
  expect(await collectBytes(null, 3)).toHaveLength(0);
});

it('throws at the first chunk beyond the limit and reads no further', async () => {
  let read = 0;
  async function* endless() {
    for (;;) {
      read += 1;
      yield new Uint8Array(10);
    }
  }
  await expect(collectBytes(endless(), 25)).rejects.toThrow('more than 25 bytes');
  expect(read).toBe(3);
});

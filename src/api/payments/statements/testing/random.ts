// Numbers that repeat with their seed, so that a failing statement can be written again.

export interface Random {
  /** A whole number from 0 to `end`, which is excluded. */
  below(end: number): number;
  isTrue(probability: number): boolean;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  shuffle<Item>(items: readonly Item[]): Item[];
}

export function createRandom(seed: number): Random {
  let state = seed;
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    isTrue: (probability) => next() < probability,
    pick: (items) => items[below(items.length)] ?? items[0],
    shuffle: (items) =>
      items
        .map((item) => ({ item, at: next() }))
        .toSorted((one, other) => one.at - other.at)
        .map(({ item }) => item),
  };
}

// Seeded random numbers: the same seed draws the same picture on every machine.

/** 0 inclusive to 1 exclusive. */
export type Random = () => number;

/** FNV-1a, 32 bits. */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

/** Mulberry32. */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of `options`, which must not be empty. */
export function pick<T>(random: Random, options: readonly [T, ...T[]]): T {
  return options[Math.floor(random() * options.length)] ?? options[0];
}

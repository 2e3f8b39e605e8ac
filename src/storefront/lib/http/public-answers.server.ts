// What the API said to everybody is read and checked once: the same text means the same.
import { LRUCache } from 'lru-cache';

interface Remembered {
  text: string;
  value: unknown;
}

/** Texts in UTF-16 and the objects read from them, about. */
const bytesPerCharacter = 6;
const maxBytes = 24 * 1024 * 1024;

const remembered = new LRUCache<string, Remembered>({
  maxSize: maxBytes,
  sizeCalculation: ({ text }) => text.length * bytesPerCharacter + 1,
});

/**
 * The value that `parse` made of the text when it came from this address before. It is frozen: many requests share it.
 * Answers that are not marked public are parsed each time and never kept.
 */
export function parseOnce<Value>(address: string, response: Response, text: string, parse: () => Value): Value {
  if (!response.headers.get('Cache-Control')?.startsWith('public')) return parse();
  const known = remembered.get(address);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one address is always parsed by the same schema
  if (known?.text === text) return known.value as Value;
  const value = freeze(parse());
  remembered.set(address, { text, value });
  return value;
}

function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}

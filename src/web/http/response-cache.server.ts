// What the API said to everybody is asked and read once: the same text means the same.
import { LRUCache } from 'lru-cache';

interface Remembered {
  text: string;
  value: unknown;
  /** Of all that pages show, when it was asked; undefined where nobody knows it. */
  version: string | undefined;
  /** On the clock of `performance.now()`. */
  freshUntil: number;
}

/** One answer on its way in. */
interface Arrival<Value> {
  /** Or whatever else names the question. */
  address: string;
  response: Response;
  text: string;
  /** As it was before the call. */
  version: string | undefined;
  parse: () => Value;
}

/** Texts in UTF-16 and the objects read from them, about. */
const bytesPerCharacter = 6;
const maxBytes = 24 * 1024 * 1024;

const remembered = new LRUCache<string, Remembered>({
  maxSize: maxBytes,
  sizeCalculation: ({ text }) => text.length * bytesPerCharacter + 1,
});

/** What this address has answered for as long as the answer may be kept and nothing that pages show has changed. */
export function findAnswer(address: string, version: string | undefined): { value: unknown } | undefined {
  const known = version === undefined ? undefined : remembered.get(address);
  return known?.version === version && known && performance.now() < known.freshUntil ? known : undefined;
}

/**
 * The value that `parse` made of the text when it came from this address before. It is frozen: many requests share it.
 * Answers that are not marked public, or that set a cookie, are parsed each time and never kept.
 */
export function readAnswer<Value>({ address, response, text, version, parse }: Arrival<Value>): Value {
  const maxAgeSeconds = findMaxAge(response.headers);
  if (maxAgeSeconds === undefined) return parse();
  const known = remembered.get(address);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one address is always parsed by the same schema
  const value = known?.text === text ? (known.value as Value) : freeze(parse());
  remembered.set(address, { text, value, version, freshUntil: performance.now() + maxAgeSeconds * 1000 });
  return value;
}

const derived = new WeakMap<object, Map<string, unknown>>();
/** Of one answer: kinds of devices, and addresses that mean the same to the API. */
const mostDerived = 4;

/**
 * What `derive` makes of an answer for everybody is made once, as long as the answer is remembered; `key` names all that it
 * depends on besides. What is made of other answers is made each time.
 */
export function deriveOnce<Value>(answer: object, key: string, derive: () => Value): Value {
  if (!Object.isFrozen(answer)) return derive();
  const known = derived.get(answer) ?? new Map<string, unknown>();
  derived.set(answer, known);
  if (!known.has(key)) {
    if (known.size === mostDerived) known.clear();
    known.set(key, freeze(derive()));
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one key always names the same kind of value
  return known.get(key) as Value;
}

/** Seconds; undefined for what is not for everybody. */
function findMaxAge(headers: Headers): number | undefined {
  if (headers.has('Set-Cookie')) return undefined;
  const [rule, seconds = '0'] = /^public(?:, max-age=(\d+))?/.exec(headers.get('Cache-Control') ?? '') ?? [];
  return rule === undefined ? undefined : Number(seconds);
}

function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}

// JSON put together from parts that keep their text and parts that are new with every answer.
import type { Context } from 'hono';

const texts = new WeakMap<object, string>();

/** For values that nothing changes after their making: worked out at the first call, for as long as the value lives. */
export function toFixedJson(value: object): string {
  const text = texts.get(value) ?? JSON.stringify(value);
  texts.set(value, text);
  return text;
}

const encoder = new TextEncoder();

/**
 * The answer keeps its text: who reads it whole gets that, instead of bytes that went through a stream and are left to the
 * garbage collector. A listing has a hundred thousand of them.
 */
export function answerJson(c: Context, text: string): Response {
  const answer = c.body(text, 200, { 'Content-Type': 'application/json' });
  // Defined, not assigned: the answers of the server's adapter do not let themselves be written to.
  return Object.defineProperties(answer, {
    text: { value: () => Promise.resolve(text) },
    arrayBuffer: { value: () => Promise.resolve(encoder.encode(text).buffer) },
  });
}

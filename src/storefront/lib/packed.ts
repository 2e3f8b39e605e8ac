// Long lists of a loader travel as one text. The router writes its data as a table of every single value: that is more than
// twice the bytes, and several times the work on both sides.
import { useMemo } from 'react';

declare const packedValue: unique symbol;

/** A value that only `usePacked` and `unpack` can read. */
export type Packed<Value> = string & { readonly [packedValue]?: Value };

/** `Value` must survive JSON. */
export function pack<Value>(value: Value): Packed<Value> {
  return swapQuotes(JSON.stringify(value));
}

export function unpack<Value>(packed: Packed<Value>): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `pack` makes such a text, of this type
  return JSON.parse(swapQuotes(packed)) as Value;
}

/** The same value as long as the text is the same. */
export function usePacked<Value>(packed: Packed<Value>): Value {
  return useMemo(() => unpack(packed), [packed]);
}

/** The text stands inside a script inside a text: there each double quote would be written with three backslashes. */
function swapQuotes(text: string): string {
  return text.replaceAll(/["']/g, (quote) => (quote === '"' ? "'" : '"'));
}

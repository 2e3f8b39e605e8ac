// Long lists of a loader travel as one text. The router writes its data as a table of every single value: that is more than
// twice the bytes, and several times the work on both sides.
import { useMemo } from 'react';
import { fromTables, toTables } from './tables.ts';

declare const packedValue: unique symbol;

/** A value that only `usePacked` and `unpack` can read. */
export type Packed<Value> = string & { readonly [packedValue]?: Value };

/** What was used last: the server renders what it has packed for this page or an earlier one, and several parts read the same menu. */
const known = new Map<string, unknown>();
const mostKnown = 64;

/** Of values that many pages share. */
const packedBefore = new WeakMap<object, string>();

/** `Value` must survive JSON, which has no `undefined` in lists, and is changed by nobody afterwards. */
export function pack<Value extends object>(value: Value): Packed<Value> {
  const packed = packedBefore.get(value) ?? swapQuotes(JSON.stringify(toTables(value)));
  packedBefore.set(value, packed);
  remember(packed, value);
  return packed;
}

/** The same value as long as the text is among the last that were asked for. */
export function unpack<Value>(packed: Packed<Value>): Value {
  const value = known.has(packed) ? known.get(packed) : fromTables(JSON.parse(swapQuotes(packed)));
  remember(packed, value);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `pack` makes such a text, of this type
  return value as Value;
}

/** The same value as long as the text is the same. */
export function usePacked<Value>(packed: Packed<Value>): Value;
export function usePacked<Value>(packed: Packed<Value> | undefined): Value | undefined;
export function usePacked<Value>(packed: Packed<Value> | undefined): Value | undefined {
  return useMemo(() => (packed === undefined ? undefined : unpack(packed)), [packed]);
}

function remember(packed: string, value: unknown): void {
  known.delete(packed);
  known.set(packed, value);
  const [oldest] = known.keys();
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
}

/** No text of JSON holds it as such. */
const spare = '\u0000';

/** The text stands inside a script inside a text: there each double quote would be written with three backslashes. */
function swapQuotes(text: string): string {
  return text.replaceAll('"', spare).replaceAll("'", '"').replaceAll(spare, "'");
}

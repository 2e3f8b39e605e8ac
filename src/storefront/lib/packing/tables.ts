// JSON values in fewer characters: a list of objects becomes a table, which names its keys once.
//
//   []                      an empty list
//   [0, value, ...]         any other list
//   [1]                     an empty object
//   [columns, row, ...]     a list of objects
//   {}                      in a row: the object has no such key; missing cells at its end say the same
//
// A column is a key, or [key, columns] where each value is an object, or [key, before, after] where each value is a text that
// begins and ends alike.

type Encoded = string | number | boolean | null | readonly Encoded[] | { readonly [key: string]: Encoded };
type Fields = Readonly<Record<string, unknown>>;

const absent: Encoded = {};
/** What it costs to tell that the texts of a column begin or end alike. */
const worthCharacters = 8;

/** `value` must survive JSON; what is undefined counts as absent. */
export function toTables(value: unknown): Encoded {
  if (isList(value)) {
    if (value.length > 1 && value.every(isFields)) {
      const { columns, toRow } = tabulate(value);
      return [columns, ...value.map(toRow)];
    }
    return value.length === 0 ? [] : [0, ...value.map(toTables)];
  }
  if (isFields(value)) {
    const entries = listEntries(value);
    return entries.length === 0 ? [1] : Object.fromEntries(entries.map(([key, entry]) => [key, toTables(entry)]));
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

export function fromTables(encoded: unknown): unknown {
  if (isList(encoded)) {
    const [head, ...rest] = encoded;
    if (isList(head)) {
      const readers = head.map(toReader);
      return rest.map((row) => readRow(row, readers));
    }
    return head === 1 ? {} : rest.map(fromTables);
  }
  if (!isFields(encoded)) return encoded;
  return Object.fromEntries(Object.entries(encoded).map(([key, value]) => [key, fromTables(value)]));
}

function tabulate(objects: readonly Fields[]): { columns: Encoded[]; toRow: (object: Fields) => Encoded } {
  const values = new Map<string, unknown[]>();
  for (const [key, value] of objects.flatMap(listEntries)) {
    const known = values.get(key);
    if (known) known.push(value);
    else values.set(key, [value]);
  }
  // What many lack stands last, where it takes no place.
  const sorted = [...values].toSorted(([, one], [, other]) => other.length - one.length);
  const writers = sorted.map(([key, column]) => ({ key, ...toWriter(key, column) }));
  return {
    columns: writers.map(({ column }) => column),
    toRow(object) {
      const cells = writers.map(({ key, write }) => (isPresent(object, key) ? write(object[key]) : absent));
      return cells.slice(0, cells.findLastIndex((cell) => cell !== absent) + 1);
    },
  };
}

function toWriter(key: string, values: readonly unknown[]): { column: Encoded; write: (value: unknown) => Encoded } {
  if (values.every(isFields)) {
    const { columns, toRow } = tabulate(values);
    return { column: [key, columns], write: (value) => (isFields(value) ? toRow(value) : absent) };
  }
  if (values.length > 1 && values.every((value) => typeof value === 'string')) {
    const before = findCommonStart(values);
    const after = findCommonEnd(values.map((value) => value.slice(before.length)));
    if ((before.length + after.length) * (values.length - 1) > worthCharacters) {
      return {
        column: [key, before, after],
        write: (value) =>
          typeof value === 'string' ? value.slice(before.length, value.length - after.length) : absent,
      };
    }
  }
  return { column: key, write: toTables };
}

type Reader = readonly [key: string, read: (cell: unknown) => unknown];

function toReader(column: unknown): Reader {
  if (!isList(column)) return [String(column), fromTables];
  const [key, before, after] = column;
  if (!isList(before)) return [String(key), (cell) => `${String(before)}${String(cell)}${String(after)}`];
  const readers = before.map(toReader);
  return [String(key), (row) => readRow(row, readers)];
}

function readRow(row: unknown, readers: readonly Reader[]): unknown {
  const cells = isList(row) ? row : [];
  return Object.fromEntries(
    readers.flatMap(([key, read], index) => {
      const cell = cells[index];
      return cell === undefined || isAbsent(cell) ? [] : [[key, read(cell)]];
    }),
  );
}

/** An object that is there has a row in a table, else an entry or [1]. */
function isAbsent(cell: unknown): boolean {
  return isFields(cell) && Object.keys(cell).length === 0;
}

function findCommonStart(texts: readonly string[]): string {
  const [first = '', ...others] = texts;
  let { length } = first;
  for (const text of others) {
    while (!text.startsWith(first.slice(0, length))) length -= 1;
  }
  return first.slice(0, length);
}

function findCommonEnd(texts: readonly string[]): string {
  const [first = '', ...others] = texts;
  let start = 0;
  for (const text of others) {
    while (!text.endsWith(first.slice(start))) start += 1;
  }
  return first.slice(start);
}

function listEntries(object: Fields): [string, unknown][] {
  return Object.entries(object).filter(([, value]) => value !== undefined);
}

function isPresent(object: Fields, key: string): boolean {
  return Object.hasOwn(object, key) && object[key] !== undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `Array.isArray` makes `any` of what it finds. */
function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

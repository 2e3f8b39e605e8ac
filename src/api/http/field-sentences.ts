import type { z } from 'zod';

type Path = readonly PropertyKey[];

/** `campos` of an error response: the message of the first issue of each field. Issues of the whole body have no field. */
export function toFieldSentences(
  issues: readonly Pick<z.core.$ZodIssue, 'path'>[],
  toSentence: (path: Path) => string,
): Record<string, string> {
  const fields = new Map<string, string>();
  for (const { path } of issues) {
    const name = toFieldName(path);
    if (name !== '' && !fields.has(name)) fields.set(name, toSentence(path));
  }
  return Object.fromEntries(fields);
}

/** The field's own name; inside an array the whole path, since the name alone does not identify the item. */
function toFieldName(path: Path): string {
  const isInArray = path.some((key) => typeof key === 'number');
  return isInArray ? path.join('.') : String(path.at(-1) ?? '');
}

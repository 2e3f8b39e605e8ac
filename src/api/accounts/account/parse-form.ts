import type { HonoRequest } from 'hono';
import { z } from 'zod';
import { findPersonSentence } from '#contract/customers/profile-fields.ts';
import { parseBody } from '../../http/body.ts';
import { ApiError } from '../../http/errors.ts';
import { toFieldSentences } from '../../http/field-sentences.ts';

/** Like parseBody, but throws `invalid` with the message of the first invalid field. */
export async function parseForm<Schema extends z.ZodType>(
  request: HonoRequest,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body = await parseBody(request, z.looseObject({}));
  const { data, error } = schema.safeParse(body);
  if (!error) return data;
  const { issues } = error;
  const toSentence = (path: readonly PropertyKey[]) =>
    path
      .map((key, index) => findPersonSentence(String(key), valueAt(body, path.slice(0, index + 1))))
      .findLast((sentence) => sentence !== undefined) ?? 'Confira os dados enviados.';
  throw new ApiError('invalid', toSentence(issues[0]?.path ?? []), { fields: toFieldSentences(issues, toSentence) });
}

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const found: unknown = Reflect.get(value, key);
    return found;
  }, body);
}

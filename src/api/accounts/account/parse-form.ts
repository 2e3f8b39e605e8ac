import type { HonoRequest } from 'hono';
import { z } from 'zod';
import { fieldSentences } from '#contract/customers/profile-fields.ts';
import { parseBody } from '../../http/body.ts';
import { ApiError } from '../../http/errors.ts';
import { toFieldSentences } from '../../http/field-sentences.ts';

const sentences = new Map<unknown, string>(Object.entries(fieldSentences));

/** Like parseBody, but throws `invalid` with the message of the first invalid field. */
export async function parseForm<Schema extends z.ZodType>(
  request: HonoRequest,
  schema: Schema,
): Promise<z.output<Schema>> {
  const { data, error } = schema.safeParse(await parseBody(request, z.looseObject({})));
  if (!error) return data;
  const { issues } = error;
  const toSentence = (path: readonly PropertyKey[]) =>
    sentences.get(path.findLast((key) => sentences.has(key))) ?? 'Confira os dados enviados.';
  throw new ApiError('invalid', toSentence(issues[0]?.path ?? []), { fields: toFieldSentences(issues, toSentence) });
}

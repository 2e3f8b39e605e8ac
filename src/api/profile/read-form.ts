import type { HonoRequest } from 'hono';
import { fieldSentences } from '#contract/customers/profile-fields.ts';
import { z } from 'zod';
import { ApiError } from '../errors.ts';
import { readBody } from '../http/body.ts';

const sentences = new Map<unknown, string>(Object.entries(fieldSentences));

/** Like readBody, but throws `invalid` with the sentence of the first field that is not right, in the shopper's words. */
export async function readForm<Schema extends z.ZodType>(
  request: HonoRequest,
  schema: Schema,
): Promise<z.output<Schema>> {
  const { data, error } = schema.safeParse(await readBody(request, z.looseObject({})));
  if (!error) return data;
  const [issue] = error.issues;
  const field = issue?.path.findLast((key) => sentences.has(key));
  throw new ApiError('invalid', sentences.get(field) ?? 'Confira os dados enviados.');
}

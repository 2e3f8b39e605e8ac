import type { HonoRequest } from 'hono';
import type { z } from 'zod';
import { toFieldSentence } from '#contract/messages/field-sentences.ts';
import { cleanText } from '#contract/messages/texts.ts';
import { ApiError } from './errors.ts';
import { toFieldSentences } from './field-sentences.ts';
import { collectBytes } from './limits/collect-bytes.ts';

const maxBodyBytes = 1_000_000;

/**
 * Parses the JSON body by the schema, whatever its content type. Throws `invalid` or `too-large`. `form` selects the
 * messages of a form whose fields have another meaning.
 */
export async function parseBody<Schema extends z.ZodType>(
  request: HonoRequest,
  schema: Schema,
  form = '',
): Promise<z.output<Schema>> {
  return parseFields(parseJson(await readText(request)), schema, form);
}

/** Parses fields that were read already, with the errors of `parseBody`. */
export function parseFields<Schema extends z.ZodType>(body: unknown, schema: Schema, form = ''): z.output<Schema> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const { issues } = result.error;
  const field = issues[0]?.path.join('.');
  if (!field) throw new ApiError('invalid', 'Envie os dados como um objeto JSON.');
  const fields = toFieldSentences(issues, (path) => toFieldSentence(form, String(path.at(-1)), isMissing(body, path)));
  throw new ApiError('invalid', `Confira o campo "${field}".`, { fields });
}

/** True for a field that is absent, null or blank. */
function isMissing(body: unknown, path: readonly PropertyKey[]): boolean {
  const value = path.reduce<unknown>(
    (parent, key) => (parent instanceof Object ? Reflect.get(parent, key) : undefined),
    body,
  );
  return value === undefined || value === null || (typeof value === 'string' && cleanText(value) === '');
}

async function readText(request: HonoRequest): Promise<string> {
  const declaredBytes = Number(request.header('Content-Length') ?? Number.NaN);
  if (declaredBytes > maxBodyBytes) throw tooLarge();
  try {
    if (declaredBytes >= 0) return await request.text();
    return new TextDecoder().decode(await collectBytes(request.raw.body, maxBodyBytes));
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge();
    throw new ApiError('invalid', 'O envio chegou incompleto. Tente de novo.', { cause: error });
  }
}

function parseJson(text: string): unknown {
  if (text.trim() === '') throw new ApiError('invalid', 'Envie os dados.');
  // PostgreSQL cannot store NUL in text.
  if (text.includes(String.raw`\u0000`)) throw new ApiError('invalid', 'O conteúdo enviado tem um caractere inválido.');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ApiError('invalid', 'O conteúdo enviado não é um JSON válido.', { cause: error });
  }
}

function tooLarge(): ApiError {
  return new ApiError('too-large', 'O conteúdo enviado é grande demais.');
}

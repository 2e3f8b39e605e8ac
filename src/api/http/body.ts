import type { HonoRequest } from 'hono';
import type { z } from 'zod';
import { ApiError } from '../errors.ts';

const maxBodyBytes = 1_000_000;

/** The JSON body as the schema reads it; its content type does not matter. Throws `invalid` or `too-large`. */
export async function readBody<Schema extends z.ZodType>(
  request: HonoRequest,
  schema: Schema,
): Promise<z.output<Schema>> {
  const result = schema.safeParse(parseJson(await readText(request)));
  if (result.success) return result.data;
  const field = result.error.issues[0]?.path.join('.');
  throw new ApiError('invalid', field ? `Confira o campo "${field}".` : 'Envie os dados como um objeto JSON.');
}

async function readText(request: HonoRequest): Promise<string> {
  const declaredBytes = Number(request.header('Content-Length') ?? Number.NaN);
  if (declaredBytes > maxBodyBytes) throw tooLarge();
  try {
    return declaredBytes >= 0 ? await request.text() : await readCapped(request.raw.body);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError('invalid', 'Não recebemos o pedido inteiro. Tente de novo.', { cause: error });
  }
}

async function readCapped(stream: ReadableStream<Uint8Array> | null): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBodyBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function parseJson(text: string): unknown {
  if (text.trim() === '') throw new ApiError('invalid', 'Envie os dados do pedido.');
  // PostgreSQL stores no NUL in text; nobody types one either.
  if (text.includes(String.raw`\u0000`)) throw new ApiError('invalid', 'O pedido tem um caractere inválido.');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ApiError('invalid', 'O corpo do pedido não é um JSON válido.', { cause: error });
  }
}

function tooLarge(): ApiError {
  return new ApiError('too-large', 'O pedido é grande demais.');
}

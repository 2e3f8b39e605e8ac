import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { ApiEnvironment } from './environment.ts';
import { createErrorHandler } from './error-handler.ts';
import { ApiError } from './errors.ts';
import { requestId } from './request-id.ts';

async function failWith(error: Error) {
  const logged: { details: object; message: string }[] = [];
  const note = (details: object, message: string) => void logged.push({ details, message });
  const app = new Hono<ApiEnvironment>();
  app.use(requestId);
  app.get('/:key', () => {
    throw error;
  });
  app.onError(createErrorHandler({ info: note, warn: note, error: note }));
  const response = await app.request('/segredo', { headers: { 'X-Request-Id': 'request-1' } });
  return { response, body: await response.json(), logged };
}

describe('the response to an error', () => {
  it.each([
    ['invalid', 400],
    ['unauthenticated', 401],
    ['forbidden', 403],
    ['not-found', 404],
    ['wrong-method', 405],
    ['too-large', 413],
    ['refused', 422],
    ['too-many', 429],
    ['unavailable', 503],
  ] as const)('is for "%s" a %d with the message, without a log line', async (code, status) => {
    const { response, body, logged } = await failWith(
      new ApiError(code, 'Não deu.', { headers: { 'Retry-After': '9' } }),
    );
    expect([response.status, body, logged]).toEqual([status, { error: 'Não deu.' }, []]);
    expect(response.headers.get('Retry-After')).toBe('9');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('is for an unexpected error a 500 without details, with the request id in the log', async () => {
    const fault = new Error('select * from sessions failed at /srv/app');
    const { response, body, logged } = await failWith(fault);
    expect([response.status, body]).toEqual([
      500,
      { error: 'Algo deu errado do nosso lado. Tente de novo em instantes.' },
    ]);
    expect(response.headers.get('X-Request-Id')).toBe('request-1');
    expect(logged).toEqual([
      { message: 'request failed', details: { err: fault, requestId: 'request-1', method: 'GET', path: '/:key' } },
    ]);
  });

  it('is for an unavailable database a 503 with Retry-After', async () => {
    const { response, body, logged } = await failWith(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
    expect([response.status, body]).toEqual([503, { error: 'Não deu certo agora. Tente de novo em instantes.' }]);
    expect(response.headers.get('Retry-After')).toBe('2');
    expect(logged.map(({ message }) => message)).toEqual(['database unavailable']);
  });
});

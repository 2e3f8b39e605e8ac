import { type ActionFunctionArgs, redirect, RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { reportContext } from '../errors/error-view.ts';
import { ApiCallError } from '../http/api-client.server.ts';
import { respondWithJson, form, formAction, formActions, type FormHandler } from './form-action.server.ts';

const fields = { email: 'ana', senha: 'segredo' };

interface Sent {
  reports: string[];
  args: ActionFunctionArgs;
}

function post(values: Record<string, string>, path = '/dados.data', headers: Record<string, string> = {}): Sent {
  const reports: string[] = [];
  const context = new RouterContextProvider();
  context.set(reportContext, (_error, message) => reports.push(message));
  const request = new Request(`http://loja.test${path}`, {
    method: 'POST',
    body: new URLSearchParams(values),
    headers,
  });
  const url = new URL(`http://loja.test${path.replace('.data', '')}`);
  return { reports, args: { request, url, context, params: {}, pattern: '/dados' } };
}

async function run(action: ReturnType<typeof formAction>, { args }: Sent) {
  const returned = await action(args);
  if (returned instanceof Response) return { status: returned.status, location: returned.headers.get('Location') };
  return { status: returned.init?.status ?? 200, result: returned.data };
}

const emailSchema = z.object({ email: z.email() });
const toSentence = (_field: string, value: string) => `Confira: ${value}`;
const done: FormHandler = () => Promise.resolve({});
const refuse = (status: number, campos?: Record<string, string>) =>
  formAction(() => Promise.reject(new ApiCallError(status, 'Não.', '/x', { fields: campos })));

describe('a form action', () => {
  it('returns a message for each field that the schema rejects, and the typed values without passwords', async () => {
    const action = formAction(form(emailSchema, () => Promise.reject(new Error('submitted')), toSentence));
    expect(await run(action, post(fields))).toEqual({
      status: 422,
      result: {
        error: '',
        fields: { email: 'Confira: ana' },
        values: { email: 'ana' },
      },
    });
  });

  it('refuses more fields than any form has', async () => {
    const action = formAction(form(emailSchema, () => Promise.resolve({}), toSentence));
    const write = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, '1']));
    expect(await run(action, post({ ...write(499), email: 'ana@exemplo.test' }))).toMatchObject({ status: 200 });
    const surplus = post({ ...write(500), email: 'ana@exemplo.test' });
    await expect(run(action, surplus)).rejects.toMatchObject({ init: { status: 400 } });
  });

  it('returns one text for the form as a whole where the form has no message for each field', async () => {
    const action = formAction(form(emailSchema, () => Promise.reject(new Error('submitted')), 'Preencha tudo.'));
    expect(await run(action, post(fields))).toEqual({
      status: 422,
      result: { error: 'Preencha tudo.', values: { email: 'ana' } },
    });
  });

  it('passes the parsed fields on and returns the result', async () => {
    const action = formAction(form(emailSchema, ({ email }) => Promise.resolve({ saved: email }), toSentence));
    expect(await run(action, post({ email: 'ana@exemplo.test' }))).toEqual({
      status: 200,
      result: { ok: true, saved: 'ana@exemplo.test' },
    });
  });

  it.each([
    [400, { email: 'Outro.' }, 422, { error: '', fields: { email: 'Outro.' } }],
    [422, { email: 'Outro.', token: 'Velho.' }, 422, { error: '', fields: { email: 'Outro.' } }],
    [422, { token: 'Velho.' }, 422, { error: 'Não.' }],
    [429, undefined, 429, { error: 'Não.' }],
  ])('converts an API error with status %i about %o to messages', async (status, campos, expected, result) => {
    const response = await run(refuse(status, campos), post(fields));
    expect(response).toEqual({ status: expected, result: { ...result, values: { email: 'ana' } } });
  });

  it('passes on what has changed since the form was shown', async () => {
    const differences = ['A entrega passou de R$ 10,00 para R$ 12,00.'];
    const action = formAction(() => Promise.reject(new ApiCallError(409, 'Mudou.', '/x', { differences })));
    expect(await run(action, post(fields))).toEqual({
      status: 409,
      result: { error: 'Mudou.', differences, values: { email: 'ana' } },
    });
  });

  it('reports a failure of the API and hides its details', async () => {
    const sent = post(fields);
    expect(await run(refuse(500), sent)).toMatchObject({
      status: 503,
      result: { error: 'Não deu certo agora. Tente de novo em instantes.' },
    });
    expect(sent.reports).toEqual(['the form at /dados could not be answered']);
  });

  it('rethrows errors that are no API failure', async () => {
    const action = formAction(() => Promise.reject(new TypeError('broken')));
    await expect(run(action, post(fields))).rejects.toThrow('broken');
  });

  it('treats a body that is no form as a form without fields', async () => {
    const { args } = post({});
    const request = new Request(args.request.url, { method: 'POST', body: '{}' });
    const response = await run(formAction(form(emailSchema, () => Promise.resolve({}), toSentence)), {
      args: { ...args, request },
      reports: [],
    });
    expect(response).toMatchObject({ status: 422 });
  });
});

describe('an action of several forms', () => {
  const action = formActions({ email: done });

  it('runs the form that `intent` names, and returns the name', async () => {
    expect(await run(action, post({ intent: 'email' }))).toEqual({ status: 200, result: { ok: true, form: 'email' } });
  });

  it('redirects to its page on a no-script submit, so that a reload does not submit again', async () => {
    const sent = post({ intent: 'email' }, '/dados?salvo=senha&loja=caszulo');
    expect(await run(action, sent)).toEqual({ status: 303, location: '/dados?salvo=email&loja=caszulo#email' });
  });

  it('runs the form that the route names for a post without `intent`, and only then', async () => {
    const other = () => Promise.reject(new Error('another form'));
    const byDefault = formActions({ outro: other, email: done }, 'email');
    expect(await run(byDefault, post({}))).toEqual({ status: 200, result: { ok: true, form: 'email' } });
    await expect(run(byDefault, post({ intent: '' }))).rejects.toMatchObject({ init: { status: 400 } });
    await expect(run(action, post({}))).rejects.toMatchObject({ init: { status: 400 } });
  });

  it.each(['', 'outro', 'constructor'])('rejects the form %j', async (intent) => {
    await expect(run(action, post({ intent }))).rejects.toMatchObject({ init: { status: 400 } });
  });
});

describe('respondWithJson', () => {
  const json = { Accept: 'application/json' };
  const page = new Response('page');
  const respond = async (action: ReturnType<typeof formAction>, { args }: Sent) => {
    const response = await respondWithJson(action)(args, () => Promise.resolve(page));
    return response ?? page;
  };

  it('responds to postForm with the result and its status', async () => {
    const response = await respond(refuse(429), post(fields, '/x', json));
    expect([response.status, await response.json()]).toMatchObject([429, { error: 'Não.' }]);
  });

  it('responds with the path to open instead of a redirect', async () => {
    const response = await respond(
      formAction(() => Promise.resolve(redirect('/?enviado=1'))),
      post(fields, '/x', json),
    );
    expect(await response.json()).toEqual({ ok: true, next: '/?enviado=1' });
  });

  it('responds with the error page to show if the action throws one with a failed call', async () => {
    const view = { status: 502, message: 'Fora do ar.', api: { endpoint: '/v2/front/checkout/cart' } };
    const fail = (thrown: object) =>
      formAction(() => Promise.reject(Object.assign(new Error('thrown'), { data: thrown })));
    const response = await respond(fail(view), post(fields, '/x', json));
    expect([response.status, await response.json()]).toEqual([502, { error: 'Fora do ar.', page: view }]);
    await expect(respond(fail({ status: 400, message: 'Não.' }), post(fields, '/x', json))).rejects.toThrow('thrown');
  });

  it('leaves all other requests to the route', async () => {
    expect(await respond(formAction(done), post(fields, '/x'))).toBe(page);
  });
});

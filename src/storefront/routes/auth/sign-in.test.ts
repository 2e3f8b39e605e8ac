import { expect, it } from 'vitest';
import { customerContext } from '../../middleware/user-logado.server.ts';
import { aStorefront } from '../../testing/a-storefront.ts';
import { action, loader } from './sign-in.tsx';

it.each([
  ['says that cookies are blocked if the session of a sign-in is missing', undefined, null, true],
  ['does not say so if the session is there and only the customer is unknown', 's', undefined, false],
] as const)('%s', async (_, session, customer, isMissing) => {
  const { args, context } = aStorefront({ path: '/checkout/acesso/?entrou=1', session });
  context.set(customerContext, customer);
  expect(await loader(args)).toMatchObject({ isSessionMissing: isMissing });
});

it('signs in by a post of the credentials alone', async () => {
  const bodies: unknown[] = [];
  const storeApi = async (request: Request) => {
    bodies.push([new URL(request.url).pathname, await request.json()]);
    return Response.json({ error: 'E-mail ou senha incorretos.' }, { status: 401 });
  };
  const credentials = { usuario: 'ana@exemplo.test', senha: 'errada-1' };
  const body = new URLSearchParams(credentials);
  const { args } = aStorefront({ path: '/checkout/acesso/', storeApi, method: 'POST', body });
  const result = await action({ ...args, pattern: '/checkout/acesso/' });
  expect(result).toMatchObject({
    init: { status: 401 },
    data: { error: 'E-mail ou senha incorretos.', form: 'entrar' },
  });
  expect(bodies).toEqual([['/api/v2/front/checkout/login', credentials]]);
});

import { expect, it } from 'vitest';
import { customerContext } from '../../middleware/user-logado.server.ts';
import { aStorefront } from '../../testing/a-storefront.ts';
import { loader } from './sign-in.tsx';

it.each([
  ['says that cookies are blocked if the session of a sign-in is missing', undefined, null, true],
  ['does not say so if the session is there and only the customer is unknown', 's', undefined, false],
] as const)('%s', async (_, session, customer, isMissing) => {
  const path = '/checkout/acesso/?entrou=1';
  const storeApi = () => Promise.reject(new Error('unexpected request'));
  const { context, url } = aStorefront({ path, storeApi, ...(session && { session }) });
  context.set(customerContext, customer);
  expect(await loader({ request: new Request(url), context, url })).toMatchObject({ isSessionMissing: isMissing });
});

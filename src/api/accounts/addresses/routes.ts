// The customer's addresses. Another customer's address returns 404, like one that does not exist.

import { Hono, type HonoRequest } from 'hono';
import { addressRequestSchema } from '#contract/customers/address.ts';
import type { ApiEnvironment } from '../../http/environment.ts';
import { ApiError } from '../../http/errors.ts';
import { requireStateOfPostalCode } from '../../http/require-state-of-postal-code.ts';
import { getCustomerId } from '../../http/visitor-session.ts';
import { changeAccount } from '../account/change-account.ts';
import { parseForm } from '../account/parse-form.ts';
import type { AccountDependencies } from '../sessions/sessions.ts';
import { addAddress } from './add-address.ts';
import { deleteAddress } from './delete-address.ts';
import { listAddresses } from './queries.ts';
import { replaceAddress } from './replace-address.ts';
import { toAddress } from './wire.ts';

/** The four calls at `/client/addresses`. */
export function createAddressRoutes({ database, sessions }: Pick<AccountDependencies, 'database' | 'sessions'>) {
  const routes = new Hono<ApiEnvironment>();
  const list = async (customerId: number) => (await listAddresses(database.kysely, customerId)).map(toAddress);

  routes.get('/client/addresses', async (c) => {
    return c.json({ enderecos: await list(await getCustomerId(sessions, c)) });
  });

  routes.post('/client/addresses', async (c) => {
    const customerId = await getCustomerId(sessions, c);
    const { principal, ...fields } = await parseAddress(c.req);
    const id = await changeAccount(database, customerId, (transaction) =>
      addAddress(transaction, customerId, fields, principal),
    );
    return c.json({ id, enderecos: await list(customerId) });
  });

  routes.put('/client/addresses/:id', async (c) => {
    const customerId = await getCustomerId(sessions, c);
    const id = parseAddressId(c.req.param('id'));
    const { principal, ...fields } = await parseAddress(c.req);
    const isKnown = await changeAccount(database, customerId, (transaction) =>
      replaceAddress(transaction, customerId, id, { fields, isMain: principal }),
    );
    if (!isKnown) throw notFound();
    return c.json({ id, enderecos: await list(customerId) });
  });

  routes.delete('/client/addresses/:id', async (c) => {
    const customerId = await getCustomerId(sessions, c);
    const id = parseAddressId(c.req.param('id'));
    const isKnown = await changeAccount(database, customerId, (transaction) =>
      deleteAddress(transaction, customerId, id),
    );
    if (!isKnown) throw notFound();
    return c.json({ enderecos: await list(customerId) });
  });

  return routes;
}

/** Throws `invalid` too if the state is not that of the CEP. */
async function parseAddress(request: HonoRequest) {
  const address = await parseForm(request, addressRequestSchema);
  requireStateOfPostalCode(address);
  return address;
}

/** Throws `not-found` for ids out of the databases' range. */
function parseAddressId(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw notFound();
  return Number(text);
}

function notFound(): ApiError {
  return new ApiError('not-found', 'Não encontramos este endereço na sua conta.');
}

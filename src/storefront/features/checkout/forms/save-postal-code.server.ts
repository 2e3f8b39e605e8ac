import { redirect } from 'react-router';
import { orUndefined } from '#web/http/api-client.server.ts';
import { cepField } from '../../../commerce/delivery/freight-target.ts';
import { paths } from '../../../paths.ts';
import type { StorefrontContext } from '../../../request-context.server.ts';

/** Saves the CEP in the query, which the cart hands on where a visitor without script has typed one. */
export async function savePostalCode({ api, toHref }: StorefrontContext, { searchParams }: URL): Promise<void> {
  const cep = searchParams.get(cepField);
  if (cep === null) return;
  // The address form asks again for a CEP that the API refuses.
  if (api.hasSession) await orUndefined(api.call('setZipcode', { body: { cep }, skipsErrorPage: true }));
  throw redirect(toHref(paths.checkout));
}

// The auth guard of the account pages, which redirects a visitor to the sign-in and back.

import { createContext, type MiddlewareFunction, redirectDocument } from 'react-router';
import { isDataPath } from '#contract/site-paths.ts';
import { type ApiClient, ApiCallError } from '#web/http/api-client.server.ts';
import { type Customer, customerContext } from '../../middleware/user-logado.server.ts';
import { storefrontContext } from '../../request-context.server.ts';
import { paths } from '../../routes.ts';

export interface Account {
  customer: Customer;
  /** Calls the API; throws ApiCallError on failure, and redirects to the sign-in if the session has expired. */
  call: ApiClient['call'];
}

/** `requireCustomer` sets it for every loader and action below it. */
export const accountContext = createContext<Account>();

/** Redirects visitors to the sign-in; responses below it are never cached. */
export const requireCustomer: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { api, toHref } = context.get(storefrontContext);
  const customer = context.get(customerContext);
  const toSignIn = (hasExpired: boolean) => {
    const query = new URLSearchParams({ voltar: url.pathname, ...(hasExpired && { expirou: '1' }) });
    const response = redirectDocument(toHref(`${paths.signIn}?${query}`));
    response.headers.set('Cache-Control', uncacheable);
    return response;
  };
  // Forms and client navigations start on an account page, so the session must have expired.
  if (!customer) throw toSignIn(request.method === 'POST' || isDataPath(new URL(request.url).pathname));
  context.set(accountContext, {
    customer,
    async call(name, input) {
      try {
        return await api.call(name, { ...input, skipsErrorPage: true });
      } catch (error) {
        if (error instanceof ApiCallError && error.status === 401) throw toSignIn(true);
        throw error;
      }
    },
  });
  const response = await next();
  response.headers.set('Cache-Control', uncacheable);
  return response;
};

const uncacheable = 'private, no-store';

// Auth of the account pages: visitors are redirected to the sign-in and return afterwards.
import { createContext, type MiddlewareFunction, redirectDocument } from 'react-router';
import { paths } from '../../routes.ts';
import { type ApiClient, ApiCallError } from '#web/http/api-client.server.ts';
import { type Customer, customerContext } from '../../middleware/user-logado.server.ts';
import { storefrontContext } from '../../request-context.server.ts';

export interface Account {
  customer: Customer;
  /** Like the API client's, but failures are ApiCallErrors, and an ended session leads to the sign-in. */
  call: ApiClient['call'];
}

/** Set for every loader and action below `requireCustomer`. */
export const accountContext = createContext<Account>();

/** Redirects visitors to the sign-in. Responses of the routes below must not be cached. */
export const requireCustomer: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { api, toHref } = context.get(storefrontContext);
  const customer = context.get(customerContext);
  const toSignIn = (hasExpired: boolean) => {
    const query = new URLSearchParams({ voltar: url.pathname, ...(hasExpired && { expirou: '1' }) });
    const answer = redirectDocument(toHref(`${paths.signIn}?${query}`));
    answer.headers.set('Cache-Control', neverKept);
    return answer;
  };
  // Forms and navigations start on a page that a customer had open.
  if (!customer) throw toSignIn(request.method === 'POST' || new URL(request.url).pathname.endsWith('.data'));
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
  const answer = await next();
  answer.headers.set('Cache-Control', neverKept);
  return answer;
};

const neverKept = 'private, no-store';

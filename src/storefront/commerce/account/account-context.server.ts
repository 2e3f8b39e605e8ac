// The auth guard of the account pages, which redirects a visitor to the sign-in and back. An unknown customer is no visitor.

import { createContext, type MiddlewareFunction, redirectDocument, type RouterContextProvider } from 'react-router';
import { tryLaterText } from '#contract/messages/field-sentences.ts';
import { isDataPath } from '#contract/site-paths.ts';
import { toErrorResponse } from '#web/errors/error-view.ts';
import type { FormValues } from '#web/forms/form-result.ts';
import { type ApiClient, ApiCallError } from '#web/http/api-client.server.ts';
import { type Customer, customerContext } from '../../middleware/user-logado.server.ts';
import { paths } from '../../paths.ts';
import { storefrontContext } from '../../request-context.server.ts';
import { accountField } from './account-field.tsx';

export interface Account {
  customer: Customer;
  /** For forms: throws ApiCallError on failure, and redirects to the sign-in if the session has expired. */
  call: ApiClient['call'];
  /** For pages: like `call`, but while the API is away it throws the error page with status 503. */
  read: ApiClient['call'];
}

/** `requireCustomer` sets it for every loader and action below it; undefined while the customer is unknown. */
const accountContext = createContext<Account | undefined>();

/** The account of a page below `requireCustomer`. Throws an error page with status 503 while the customer is unknown. */
export function getAccount(context: Readonly<RouterContextProvider>): Account {
  const account = context.get(accountContext);
  if (!account) throw toUnavailable();
  return account;
}

const toUnavailable = () => toErrorResponse(503, tryLaterText);

/** Redirects visitors to the sign-in; responses below it are never cached. */
export const requireCustomer: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { api, onError, toHref } = context.get(storefrontContext);
  const customer = context.get(customerContext);
  const toSignIn = (hasExpired: boolean) => {
    const query = new URLSearchParams({ voltar: url.pathname, ...(hasExpired && { expirou: '1' }) });
    const response = redirectDocument(toHref(`${paths.signIn}?${query}`));
    response.headers.set('Cache-Control', uncacheable);
    return response;
  };
  // Forms and client navigations start on an account page, so the session must have expired.
  if (customer === null) throw toSignIn(request.method === 'POST' || isDataPath(new URL(request.url).pathname));
  const call: Account['call'] = async (name, input) => {
    try {
      return await api.call(name, { ...input, skipsErrorPage: 'outside debug' });
    } catch (error) {
      if (error instanceof ApiCallError && error.status === 401) throw toSignIn(true);
      throw error;
    }
  };
  const read: Account['read'] = async (name, input) => {
    try {
      return await call(name, input);
    } catch (error) {
      if (!(error instanceof ApiCallError)) throw error;
      if (error.status < 500) throw toErrorResponse(error.status, error.message);
      onError(error, `the account page ${url.pathname} could not be loaded`);
      throw toUnavailable();
    }
  };
  context.set(accountContext, customer && { customer, call, read });
  const response = await next();
  response.headers.set('Cache-Control', uncacheable);
  return response;
};

const uncacheable = 'private, no-store';

/** Whether a form was rendered for a customer and another one has signed in since. The form of a visitor has no customer. */
export function isForOtherAccount(values: FormValues, context: Readonly<RouterContextProvider>): boolean {
  const customer = context.get(customerContext);
  const rendered = values[accountField];
  return rendered !== undefined && Boolean(customer) && rendered !== String(customer?.id);
}

import { createContext, type MiddlewareFunction } from 'react-router';
import type { User } from '#contract/customers/account.ts';
import { toFirstName } from '#rules/customers/first-name.ts';
import { type StorefrontContext, storefrontContext } from '../request-context.server.ts';

/** The signed-in customer with the fields that pages need; null for visitors. */
export interface Customer {
  id: number;
  name: string;
  /** First word of the registered name (specification 1). */
  firstName: string;
  email: string;
  /** The location of the main address; `estado` has two letters. */
  home?: { cep: string; cidade: string; estado: string };
}

/** Undefined on public pages, and if the API has not answered: it is unknown then whether the visitor has signed in. */
export const customerContext = createContext<Customer | null | undefined>(null);

/**
 * Loads the signed-in customer for personal responses, among them `/visita`, which every public page asks for (specification 7:
 * the call runs on every page; reading A36). If it fails, the customer is unknown, which is not signed out.
 */
export const loadUser: MiddlewareFunction<Response> = async ({ context }, next) => {
  const storefront = context.get(storefrontContext);
  context.set(customerContext, storefront.isPersonal ? await findCustomer(storefront) : undefined);
  return next();
};

async function findCustomer({ api, onError }: StorefrontContext): Promise<Customer | null | undefined> {
  try {
    return toCustomer(await api.call('user', { skipsErrorPage: true }));
  } catch (error) {
    onError(error, 'Erro ao buscar o cliente:');
    return undefined;
  }
}

export function toCustomer({ id, nomeRazao, email, logado, endereco }: User): Customer | null {
  if (!logado) return null;
  const { cep, cidade, uf } = endereco.principal;
  const home = cep && uf ? { cep, cidade, estado: uf } : undefined;
  return { id, name: nomeRazao, firstName: toFirstName(nomeRazao), email, ...(home && { home }) };
}

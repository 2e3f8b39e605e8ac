import type { Address } from '#contract/customers/address.ts';
import type { Profile } from '#contract/customers/profile.ts';
import type { Account } from '../../../commerce/account/account-context.server.ts';
import type { StorefrontContext } from '../../../request-context.server.ts';
import { lastOrdersWindow, loadOrderEntries } from '../orders/order-entries.server.ts';

export interface SummaryView {
  firstName: string;
  profile: Pick<Profile, 'nomeRazao' | 'email' | 'celular'>;
  mainAddress: Address | undefined;
  addressCount: number;
  favouriteCount: number;
  lastOrders: Awaited<ReturnType<typeof loadOrderEntries>>;
}

export async function loadSummary(account: Account, storefront: StorefrontContext): Promise<SummaryView> {
  const { customer, read } = account;
  const [profile, { enderecos: addresses }, { favoritos: favourites }, lastOrders] = await Promise.all([
    read('readProfile'),
    read('listAddresses'),
    read('wishlist'),
    loadOrderEntries(account, storefront, lastOrdersWindow),
  ]);
  return {
    firstName: customer.firstName,
    profile: { nomeRazao: profile.nomeRazao, email: profile.email, celular: profile.celular },
    mainAddress: addresses.find((address) => address.principal),
    addressCount: addresses.length,
    favouriteCount: favourites.length,
    lastOrders,
  };
}

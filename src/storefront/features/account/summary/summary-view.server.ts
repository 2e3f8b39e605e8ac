import type { Address } from '#contract/customers/address.ts';
import type { Profile } from '#contract/customers/profile.ts';
import type { Account } from '../../../commerce/account/account-context.server.ts';

export interface SummaryView {
  firstName: string;
  profile: Pick<Profile, 'nomeRazao' | 'email' | 'celular'>;
  mainAddress: Address | undefined;
  addressCount: number;
  favouriteCount: number;
}

export async function loadSummary({ customer, read }: Account): Promise<SummaryView> {
  const [profile, { enderecos: addresses }, { favoritos: favourites }] = await Promise.all([
    read('readProfile'),
    read('listAddresses'),
    read('wishlist'),
  ]);
  return {
    firstName: customer.firstName,
    profile: { nomeRazao: profile.nomeRazao, email: profile.email, celular: profile.celular },
    mainAddress: addresses.find((address) => address.principal),
    addressCount: addresses.length,
    favouriteCount: favourites.length,
  };
}

import type { IconName } from '#ui/icon.tsx';
import { paths } from '../../../paths.ts';

export interface AccountPage {
  label: string;
  path: string;
  icon: IconName;
}

/** The account pages in the order of the navigation. */
export const accountPages: readonly AccountPage[] = [
  { label: 'Resumo', path: paths.account, icon: 'leaf' },
  { label: 'Meus pedidos', path: paths.orderList, icon: 'bag' },
  { label: 'Endereços', path: paths.addresses, icon: 'pin' },
  { label: 'Favoritos', path: paths.favourites, icon: 'heart' },
  { label: 'Dados', path: paths.accountData, icon: 'user' },
  { label: 'Privacidade', path: paths.privacy, icon: 'shield' },
];

/** The navigation entry of a path; a page below an entry, such as one address, belongs to that entry. */
export function findAccountPage(pathname: string): AccountPage | undefined {
  const path = withoutSlash(pathname);
  return (
    accountPages.find((page) => withoutSlash(page.path) === path) ??
    accountPages.find((page) => page.path !== paths.account && path.startsWith(`${page.path}/`))
  );
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

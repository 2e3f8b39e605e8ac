// The account pages. This file is their layout, with the navigation beside the page.

import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon, type IconName } from '#ui/icon.tsx';
import { SignOutForm } from '../../../commerce/account/sign-out-form.tsx';
import { paths } from '../../../paths.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';

const entryClass =
  'flex min-h-12 w-full items-center gap-3 rounded-input px-3 text-left hover:underline aria-[current=page]:bg-page aria-[current=page]:font-semibold';

interface AccountPage {
  label: string;
  path: string;
  icon: IconName;
}

const accountPages: readonly AccountPage[] = [
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

export function AccountLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const current = findAccountPage(pathname);
  return (
    <div className="row pt-4 pb-8 lg:grid lg:grid-cols-[264px_minmax(0,1fr)] lg:gap-x-12 lg:pt-8">
      <nav aria-label="Minha conta" className="h-fit rounded-card bg-soft p-3 max-lg:hidden lg:sticky lg:top-24">
        <Entries current={current?.path} />
      </nav>
      <nav aria-label="Minha conta" className="lg:hidden">
        {/* The key closes the disclosure after a navigation. */}
        <details key={pathname} className="disclosure rounded-card bg-soft">
          <summary className="flex min-h-12 items-center justify-between gap-4 rounded-card px-4 font-medium">
            <span>
              <span>Minha conta</span>
              {current && <span className="text-ink-2">{` · ${current.label}`}</span>}
            </span>
            <Icon name="chevron-down" className="disclosure-mark size-5" />
          </summary>
          <div className="px-2 pb-2">
            <Entries current={current?.path} />
          </div>
        </details>
      </nav>
      <div className="min-w-0 max-lg:mt-6">{children}</div>
    </div>
  );
}

function Entries({ current }: { current: string | undefined }) {
  const toHref = useShopHref();
  return (
    <ul>
      {accountPages.map(({ label, path, icon }) => (
        <li key={path}>
          <Link to={toHref(path)} aria-current={path === current ? 'page' : undefined} className={entryClass}>
            <Icon name={icon} className="size-5 text-brand" />
            {label}
          </Link>
        </li>
      ))}
      <li className="mt-2 border-t border-line pt-2">
        <SignOutForm className={`${entryClass} pl-11`} />
      </li>
    </ul>
  );
}

// The header: top bar 36, shop switcher 40, main row 82, menu 52 on the desktop; 36 + 56 + 56 below 1024 (specification 9).

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { NewTabLink } from '#ui/new-tab-link.tsx';
import { Logo } from '../../shops/logo.tsx';
import { useSettings, useShop, useShopHref } from '../../shops/shop-context.tsx';
import { ShopSwitcher } from './shop-switcher.tsx';

interface SiteHeaderProps {
  location: ReactNode;
  announcements: ReactNode;
  menuButton: ReactNode;
  search: ReactNode;
  searchToggle: ReactNode;
  account: ReactNode;
  /** The way to the account below 1024 px. */
  phoneAccount: ReactNode;
  favourites: ReactNode;
  cartButton: ReactNode;
  menu: ReactNode;
}

/** The layout passes in the parts that other features own. */
export function SiteHeader(parts: SiteHeaderProps) {
  return (
    <header className="site-header on-header" id="topo" tabIndex={-1}>
      <TopBar {...parts} />
      <ShopSwitcher />
      <MainRow {...parts} />
      {parts.menu}
    </header>
  );
}

function TopBar({ location, announcements }: Pick<SiteHeaderProps, 'location' | 'announcements'>) {
  const { link } = useSettings();
  return (
    <div className="top-bar">
      <div className="row top-bar-row">
        <div className="hidden lg:block">{location}</div>
        <div className="top-bar-middle">{announcements}</div>
        <ul className="hidden justify-end gap-5 lg:flex">
          {link.revendedor && <OutsideLink href={link.revendedor} label="Seja revendedor" />}
          {link.blog && <OutsideLink href={link.blog} label="Blog" />}
        </ul>
      </div>
    </div>
  );
}

function OutsideLink({ href, label }: { href: string; label: string }) {
  return (
    <li>
      <NewTabLink href={href} className="inline-flex min-h-6 items-center hover:underline">
        {label}
      </NewTabLink>
    </li>
  );
}

function MainRow(parts: SiteHeaderProps) {
  const shop = useShop();
  const toHref = useShopHref();
  const place = useRef<HTMLDivElement>(null);
  const isStuck = useIsStuck(place);
  return (
    <div ref={place} className="header-place">
      <div className="header-bar" data-stuck={isStuck || undefined}>
        <div className="row header-grid">
          <div className="header-start lg:hidden">{parts.menuButton}</div>
          <a href={toHref(shop.path)} className="header-logo">
            <Logo shop={shop} />
            <span className="sr-only">, página inicial</span>
          </a>
          <div id="busca" className={isStuck ? 'header-search max-lg:hidden' : 'header-search'}>
            {parts.search}
          </div>
          <div className="header-end lg:gap-4 xl:gap-6">
            {parts.searchToggle}
            {parts.phoneAccount}
            <div className="hidden lg:block">{parts.account}</div>
            {parts.favourites}
            {parts.cartButton}
          </div>
        </div>
      </div>
    </div>
  );
}

/** Whether the top of the element is scrolled out of the viewport. */
function useIsStuck(ref: RefObject<HTMLElement | null>): boolean {
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // A busy browser reports several changes at once, the newest last.
    const observer = new IntersectionObserver(
      (entries) => setStuck((entries.at(-1)?.boundingClientRect.top ?? 0) < 0),
      { threshold: [0, 1] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isStuck;
}

// The footer: brand and social links, link menu, contact, payment logos, seals, legal line (specification 2).

import type { ReactNode } from 'react';
import { useShop } from '../../shops/shop-context.tsx';
import type { MenuNode } from '../menu/menu-node.ts';
import { FooterBrand, FooterGroups, FooterMarks } from './footer-contents.tsx';

interface SiteFooterProps {
  links: readonly MenuNode[];
  newsletter: ReactNode;
}

/** Heights as measured on a phone; see `.deferred-layout`. */
export function SiteFooter({ links, newsletter }: SiteFooterProps) {
  const shop = useShop();
  return (
    <footer
      className={`site-footer deferred-layout ${newsletter ? '[--usual-height:1450px]' : '[--usual-height:1168px]'}`}
    >
      <div className="row footer-main">
        <div className="mb-4">
          <FooterBrand />
        </div>
        <div>
          <div className="footer-groups">
            <FooterGroups key={shop.id} links={links} />
          </div>
          {newsletter && <div className="mt-6 max-w-[640px] rounded-card bg-page p-5 text-ink">{newsletter}</div>}
        </div>
      </div>
      <div>
        <FooterMarks />
      </div>
    </footer>
  );
}

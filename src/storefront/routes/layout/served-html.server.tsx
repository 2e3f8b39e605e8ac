// What the frame shows on page after page, rendered once (`lib/served/served.tsx`).
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LRUCache } from 'lru-cache';
import type { Settings } from '#contract/content.ts';
import { FooterBrand, FooterGroups, FooterMarks } from '../../layout/footer/footer-contents.tsx';
import { MenuItems } from '../../layout/menu/menu-items.tsx';
import type { ServedHtml } from '../../lib/served/served.tsx';
import { SettingsContext, ShopContext } from '../../shops/shop-context.tsx';
import type { MenuNode } from '../../layout/menu/menu-node.ts';
import type { Shop } from '../../shops/shop.ts';

interface Shown {
  shop: Shop;
  settings: Settings;
  mainMenu: readonly MenuNode[];
  footer: readonly MenuNode[];
}

const mostKept = 16;
const kept = new LRUCache<string, Shown & { html: ServedHtml }>({ max: mostKept });

/** `fields`: which of a menu's pictures it names. The same menus and settings as last time have the same HTML. */
export function renderServedHtml(shown: Shown, fields: string): ServedHtml {
  const { shop, settings, mainMenu, footer } = shown;
  const key = `${shop.id} ${fields}`;
  const last = kept.get(key);
  const isSame = last?.settings === settings && last.mainMenu === mainMenu && last.footer === footer;
  if (isSame) return last.html;
  const render = (contents: ReactNode) =>
    renderToStaticMarkup(
      <ShopContext value={shop}>
        <SettingsContext value={settings}>{contents}</SettingsContext>
      </ShopContext>,
    );
  const html = {
    menu: render(<MenuItems items={mainMenu} />),
    'footer-brand': render(<FooterBrand />),
    'footer-groups': render(<FooterGroups links={footer} />),
    'footer-marks': render(<FooterMarks />),
  };
  kept.set(key, { ...shown, html });
  return html;
}

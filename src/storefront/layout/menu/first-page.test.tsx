import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { isWhollyShown } from '../../lib/first-page/first-page.server.ts';
import { readFirstPage } from '../../lib/first-page/read-first-page.ts';
import { toInlineJson } from '#web/head/json-ld.tsx';
import { Served, ServedContext } from '../../lib/served/served.tsx';
import { defaultSettings } from '../../shops/settings/default-settings.ts';
import { storeSettingsId } from '../../shops/shop-context.tsx';
import type { MenuNode } from './menu-node.ts';
import { MenuItems } from './menu-items.tsx';

afterEach(cleanup);

const leaf: MenuNode = { label: 'Lavandas & cia.', href: '/oleos/florais/lavandas', isHighlighted: true };
const menu: MenuNode[] = [
  {
    label: 'Óleos',
    href: '/oleos?loja=caszulo',
    icon: '/img/oleos-320.webp',
    sub: [
      { label: 'Florais', href: '/oleos/florais', sub: [leaf, { label: 'Sem endereço' }] },
      {
        label: 'Sem endereço',
        isHighlighted: true,
        sub: [{ label: 'Blog', href: 'https://x.example/', isBlank: true }],
      },
      { label: 'Cítricos', href: '/oleos/citricos' },
    ],
  },
  { label: 'Velas', sub: [{ label: 'Em vidro', href: '/velas/vidro', isHighlighted: true, isBlank: true }] },
  { label: 'Ofertas', href: '/ofertas', isHighlighted: true, isBlank: true },
  { label: 'Em breve' },
];

function show(settings: string) {
  const html = renderToStaticMarkup(<MenuItems items={menu} />);
  render(
    <ServedContext value={{ menu: html, 'footer-brand': '<p>Manacá</p>' }}>
      <nav id="menu">
        <Served name="menu" as="ul" />
      </nav>
      <Served name="footer-brand" />
      <script type="application/json" id={storeSettingsId}>
        {settings}
      </script>
    </ServedContext>,
  );
}

describe('the first page', () => {
  it('is read back as it was rendered', () => {
    const settings = { ...defaultSettings, link: { social: { facebook: '</script>', instagram: '"é"' } } };
    show(toInlineJson(settings));
    const page = readFirstPage(document);
    expect(page?.settings).toEqual(settings);
    expect(page?.mainMenu).toEqual(menu);
    expect(page?.served['menu']).toContain('Lavandas &amp; cia.');
    expect(page?.served['footer-brand']).toBe('<p>Manacá</p>');
  });

  it('says nothing where it has no frame', () => {
    expect(readFirstPage(document)).toBeNull();
  });

  it('shows three levels', () => {
    expect(isWhollyShown(menu)).toBe(true);
    expect(isWhollyShown([{ label: 'a', sub: [{ label: 'b', sub: [{ label: 'c', sub: [leaf] }] }] }])).toBe(false);
  });
});

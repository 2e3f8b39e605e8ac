import { cleanup, render } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { isWhollyShown } from '../../lib/first-page/first-page.server.ts';
import { readFirstPage } from '../../lib/first-page/read-first-page.ts';
import { toInlineJson } from '../../lib/head/json-ld.tsx';
import { defaultSettings } from '../../lib/settings/default-settings.ts';
import { storeSettingsId } from '../../lib/shop-context.tsx';
import type { MenuNode } from '../../lib/views/menu-node.ts';
import { MenuBar } from './menu-bar.tsx';

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
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          <MenuBar items={menu} />
          <script type="application/json" id={storeSettingsId}>
            {settings}
          </script>
        </>
      ),
    },
  ]);
  render(<Page />);
}

describe('the first page', () => {
  it('is read back as it was rendered', () => {
    const settings = { ...defaultSettings, link: { social: { facebook: '</script>', instagram: '"é"' } } };
    show(toInlineJson(settings));
    expect(readFirstPage(document)).toEqual({ settings, mainMenu: menu });
  });

  it('says nothing where it has no frame', () => {
    expect(readFirstPage(document)).toBeNull();
  });

  it('shows three levels', () => {
    expect(isWhollyShown(menu)).toBe(true);
    expect(isWhollyShown([{ label: 'a', sub: [{ label: 'b', sub: [{ label: 'c', sub: [leaf] }] }] }])).toBe(false);
  });
});

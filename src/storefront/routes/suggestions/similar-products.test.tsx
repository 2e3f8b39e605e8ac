import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CardView, toCardView } from '../../commerce/product/card-view.ts';
import { createProductCard } from '../../testing/wire-fixtures.ts';
import { SimilarProducts } from './similar-products.tsx';

const toLocal = (address: string) => address;
const options = { toHref: toLocal, toLocalUrl: toLocal, fields: { prod: 'arquivos' as const } };
const cards = [201, 202].map((id) => toCardView(createProductCard({ id }), options));
const breadcrumb = [
  { label: 'Início', href: '/' },
  { label: 'Florais', href: '/oleos/florais' },
  { label: 'Lavanda', href: '/lavanda' },
];

let isNear: boolean;
let requested: string[];
beforeEach(() => {
  isNear = true;
  requested = [];
  window.dataLayer = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe: () => void;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.observe = () => report([{ isIntersecting: isNear }]);
      }
      disconnect() {}
    },
  );
});

function show(of: { produto: number } | { kit: number }, loaded: readonly CardView[]) {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <SimilarProducts of={of} breadcrumb={breadcrumb} /> },
    {
      path: '/parecidos',
      loader: ({ request }) => {
        requested.push(new URL(request.url).search);
        return loaded;
      },
    },
  ]);
  return render(<Stub />);
}

describe('SimilarProducts', () => {
  it('are cards as on shelves, fetched once the page is scrolled near them', async () => {
    show({ produto: 101 }, cards);
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('region', { name: 'Produtos parecidos' })).toBeTruthy();
    expect(requested).toEqual(['?produto=101']);
  });

  it('are not fetched far from them, where a link leads to the category', () => {
    isNear = false;
    show({ produto: 101 }, cards);
    expect(screen.getByRole('link', { name: 'Ver tudo em Florais' }).getAttribute('href')).toBe('/oleos/florais');
    expect(requested).toEqual([]);
  });

  it('leave the link alone if there are none', async () => {
    show({ kit: 7 }, []);
    await expect.poll(() => requested).toEqual(['?kit=7']);
    await expect.poll(() => screen.getByRole('region').getAttribute('aria-busy')).toBe('false');
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver tudo em Florais' })).toBeTruthy();
  });
});

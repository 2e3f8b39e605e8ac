import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inRouter } from '../../testing/in-router.tsx';
import {
  createPayload,
  createPrices,
  createProduct,
  createStructure,
  createValue,
} from '../../testing/wire-fixtures.ts';
import { PairSection } from './pair-section.tsx';
import { type PairView, toPairOffer } from './view/pair-view.ts';
import { toProductView } from './view/product-view.server.ts';

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => void vi.stubGlobal('fetch', fetchMock));
afterEach(() => fetchMock.mockReset());

const valores = [createValue(10, { selecionado: true }), createValue(30), createValue(50, { estoque: 0 })];
const offer = toPairOffer({ precos: createPrices(94, 100), carrinho: createPayload(101, 10) });
const pair: PairView = {
  otherId: 201,
  otherValueId: 0,
  otherName: 'Vela',
  otherHref: '/vela',
  ...(offer && { offer }),
};
const product = {
  ...toProductView({
    response: {
      estrutura: createStructure('product/detail', '/produto-101'),
      conteudo: createProduct({ atributos: { simples: { id: '7', nome: 'Volume', tipo: 'texto', valores } } }),
      info: {},
    },
    showsStock: false,
    isSoldHere: true,
    toHref: (target) => target,
    toLocalUrl: (target) => target,
    fields: { prod: 'arquivos' },
  }),
  pairs: [pair],
};

function createPage(valueId: number) {
  const chosen = product.offers.find((candidate) => candidate.valueId === valueId);
  if (!chosen) throw new Error('no such value');
  return createRoutesStub([{ path: '/', Component: () => <PairSection product={product} offer={chosen} /> }]);
}

describe('PairSection', () => {
  it('shows the price of the page when that is loaded anew', () => {
    const dearer = toPairOffer({ precos: createPrices(110, 120), carrinho: createPayload(101, 10) });
    const chosen = product.offers[0];
    if (!chosen || !dearer) throw new Error('no offer');
    const section = (loaded: typeof product) => <PairSection product={loaded} offer={chosen} />;
    const later = { ...product, pairs: [{ ...pair, offer: dearer }] };
    function Page() {
      const [loaded, setLoaded] = useState(product);
      return (
        <>
          <button type="button" onClick={() => setLoaded(later)}>
            Carregar
          </button>
          {section(loaded)}
        </>
      );
    }
    render(inRouter(<Page />));
    fireEvent.click(screen.getByRole('button', { name: 'Carregar' }));
    expect(screen.getByRole('region', { name: 'Compre junto' }).textContent).toContain('R$\u00a0110,00');
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('shows the pair of the loader data without another request', () => {
    const Page = createPage(10);
    const { container } = render(<Page />);
    expect(screen.getByRole('region', { name: 'Compre junto' }).textContent).toContain('Você economiza R$\u00a06,00');
    expect(container.querySelector('form')?.getAttribute('action')).toBe('/sacola');
    expect(container.querySelector<HTMLInputElement>('input[name=carrinho]')?.value).toContain(
      '"idAtributoSimples":"10"',
    );
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('names no saving below 5 %', () => {
    const small = toPairOffer({ precos: createPrices(96, 100), carrinho: createPayload(101, 10) });
    const chosen = product.offers[0];
    if (!chosen || !small) throw new Error('no offer');
    const pairs = [{ ...pair, offer: small }];
    render(inRouter(<PairSection product={{ ...product, pairs }} offer={chosen} />));
    const section = screen.getByRole('region', { name: 'Combinam' });
    expect(section.textContent).toContain('R$\u00a096,00');
    expect(section.textContent).not.toMatch(/economiza|100,00/);
  });

  it('requests the price of another value, and is inert until it has loaded', async () => {
    fetchMock.mockImplementation(() =>
      Promise.resolve(Response.json({ precos: createPrices(116, 120), carrinho: createPayload(101, 30) })),
    );
    const Page = createPage(30);
    render(<Page />);
    expect(screen.getByRole('button', { name: 'Adicionar os dois à sacola' }).getAttribute('aria-busy')).toBe('true');
    expect(await screen.findByText(/116,00/)).toBeTruthy();
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull();
  });

  it('is hidden while the value is sold out, or if the API rejects the pair', async () => {
    const SoldOut = createPage(50);
    render(<SoldOut />);
    expect(screen.queryByRole('region')).toBeNull();
    expect(fetchMock).not.toHaveBeenCalled();
    cleanup();
    fetchMock.mockResolvedValue(Response.json({ error: 'Vela está sem estoque.' }, { status: 422 }));
    const Refused = createPage(30);
    render(<Refused />);
    await expect.poll(() => screen.queryByRole('region')).toBeNull();
  });
});

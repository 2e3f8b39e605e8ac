import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShopContext } from '../../shops/shop-context.tsx';
import { inRouter } from '../../testing/in-router.tsx';
import { promisingShop } from '../../testing/sample-shops.ts';
import { createList, createListPart, createPrices, createStructure } from '../../testing/wire-fixtures.ts';
import { ClosedKit } from './closed-kit.tsx';
import { KitPage } from './kit-page.tsx';
import { toKitView } from './kit-view.server.ts';

const context = {
  toHref: (target: string) => target,
  toLocalUrl: (target: string) => target,
  fields: { prod: 'arquivos' as const },
  showsStock: false,
};

it('names the part on request instead of a price, and links to a message instead of adding', () => {
  const parts = [
    createListPart(1, { nome: 'Lavanda', precos: createPrices(42.9) }),
    createListPart(1, { nome: 'Difusor', status: 'sobconsulta', precos: createPrices(0) }),
  ];
  const list = createList('fechada', parts, { status: 'sobconsulta', precos: createPrices(0) });
  const kit = toKitView(list, createStructure('list/detail', '/lista/kit'), context);
  render(
    inRouter(<ClosedKit kit={kit} seller={undefined} freight={undefined} renderNotice={() => 'Aviso'} />, '/lista/kit'),
  );
  screen.getByText('É vendido só sob consulta: Difusor.');
  expect(screen.getAllByRole('link', { name: 'Pedir orçamento' })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Adicionar à sacola' })).toBeNull();
  expect(screen.queryByText(/R\$\s0,00|Sem estoque|Esgotado|Aviso/)).toBeNull();
  screen.getByText(/^R\$\s42,90 cada$/);
});

it('says below its button that it is in stock, and when it is posted', () => {
  const kit = toKitView(
    createList('fechada', [createListPart(1)], { estoque: 6 }),
    createStructure('list/detail', '/'),
    context,
  );
  render(
    inRouter(<ClosedKit kit={kit} seller={undefined} freight={undefined} renderNotice={() => null} />, '/lista/kit'),
  );
  expect(screen.getByText('Em estoque. Envio em até 1 dia útil')).toBeTruthy();
});

it('leads from beside the price to the care of its parts and the rules of the shop', () => {
  const care = { label: 'Gestação', nivel: 'evitar' as const, valor: 'Não use', produtos: ['Lavanda'] };
  const cuidados = (['gestacao', 'sol'] as const).map((tema) => ({ ...care, tema }));
  const list = createList('fechada', [createListPart(1)], { cuidados });
  const kit = toKitView(list, createStructure('list/detail', '/lista/kit'), context);
  const { container } = render(
    inRouter(
      <ShopContext value={promisingShop}>
        <KitPage
          kit={kit}
          seller={undefined}
          pricing={undefined}
          freight={undefined}
          gallery={null}
          reviews={null}
          similar={null}
          renderNotice={() => null}
        />
      </ShopContext>,
      '/lista/kit',
    ),
  );
  const href = screen.getByRole('link', { name: /^Cuidados:\s*Gestação\s*Sol$/ }).getAttribute('href');
  expect(container.querySelector(`section${href}`)?.textContent).toContain('Por causa de: Lavanda.');
  const rules = within(screen.getByRole('navigation', { name: 'Regras da loja' }));
  expect(rules.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Entrega', 'Troca em 30 dias']);
  screen.getByText('30 dias para trocar');
});

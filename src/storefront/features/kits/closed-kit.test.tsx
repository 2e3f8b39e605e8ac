import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { createList, createListPart, createPrices, createStructure } from '../../testing/wire-fixtures.ts';
import { ClosedKit } from './closed-kit.tsx';
import { toKitView } from './kit-view.server.ts';

afterEach(cleanup);

it('names the part on request instead of a price, and links to a message instead of adding', () => {
  const parts = [
    createListPart(1, { nome: 'Lavanda', precos: createPrices(42.9) }),
    createListPart(1, { nome: 'Difusor', status: 'sobconsulta', precos: createPrices(0) }),
  ];
  const list = createList('fechada', parts, { status: 'sobconsulta', precos: createPrices(0) });
  const kit = toKitView(list, createStructure('list/detail', '/lista/kit'), {
    toHref: (target) => target,
    toLocalUrl: (target) => target,
    fields: { prod: 'arquivos' },
  });
  const Stub = createRoutesStub([
    {
      path: '/lista/kit',
      Component: () => <ClosedKit kit={kit} seller={undefined} freight={undefined} renderNotice={() => 'Aviso'} />,
    },
  ]);
  render(<Stub initialEntries={['/lista/kit']} />);
  screen.getByText('É vendido só sob consulta: Difusor.');
  screen.getByRole('link', { name: 'Consultar' });
  expect(screen.queryByRole('button', { name: 'Adicionar à sacola' })).toBeNull();
  expect(screen.queryByText(/R\$\s0,00|Sem estoque|Esgotado|Aviso/)).toBeNull();
  screen.getByText(/^R\$\s42,90 cada$/);
});

import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { withNetworkFallback } from '#web/errors/network-failure.ts';
import { createRecordingApi } from '../../testing/recording-api.ts';
import {
  createList,
  createListPart,
  createPayload,
  createPrices,
  createStructure,
  createValue,
} from '../../testing/wire-fixtures.ts';
import { KitBuilder } from './kit-builder.tsx';
import { pricingFailure } from './kit-choices.ts';
import { toKitView } from './kit-view.server.ts';
import { priceChoices } from './price-choices.server.ts';

const values = { id: '7', nome: 'Volume', tipo: 'texto' as const };
const list = createList('aberta', [
  createListPart(1, { id: 101, nome: 'Lavanda' }),
  createListPart(1, {
    id: 102,
    nome: 'Laranja',
    atributos: {
      simples: {
        ...values,
        valores: [
          createValue(10, { selecionado: true }),
          createValue(30, { estoque: 3 }),
          createValue(50, { estoque: 0 }),
        ],
      },
    },
  }),
  createListPart(0, { id: 103, nome: 'Neroli', status: 'indisponivel', estoque: 0 }),
]);
const options = {
  toHref: (target: string) => target,
  toLocalUrl: (target: string) => target,
  fields: { prod: 'arquivos' as const },
  showsStock: false,
};

const priced = () => ({ precos: createPrices(120, 150), carrinho: createPayload(777) });

it('refuses a quantity that is no whole number beside its field, and sells nothing meanwhile', async () => {
  const { requests } = show();
  const [field] = screen.getAllByRole<HTMLInputElement>('textbox');
  if (!field) throw new Error('the kit has no parts');
  fireEvent.change(field, { target: { value: '1,5' } });
  fireEvent.blur(field);
  screen.getByText('Escreva a quantidade em números inteiros, como 1, 2 ou 3.');
  expect(screen.getByRole('button', { name: 'Adicionar à sacola' }).ariaDisabled).toBe('true');
  screen.getByText('Confira as quantidades para ver o preço do kit.');
  fireEvent.change(field, { target: { value: '2' } });
  fireEvent.blur(field);
  await waitFor(() => expect(requests).toMatchObject([{ body: { produtos: [{ quantidade: 2 }, {}, {}] } }]));
});

it('does not price a no-script submit with such a quantity', async () => {
  const { api, requests } = createRecordingApi({ '/list/shop': priced });
  const form = new FormData();
  form.set('quantidade-0', '2.0');
  const pricing = await priceChoices({ api, onError: vi.fn<() => void>(), list, form });
  expect(pricing).toMatchObject({
    refused: { 'quantidade-0': '2.0' },
    error: 'Confira as quantidades para ver o preço do kit.',
  });
  expect(requests).toEqual([]);
});

function show(answer: () => unknown = priced, { isOffline = false, onError = vi.fn<() => void>() } = {}) {
  const { api, requests } = createRecordingApi({ '/list/shop': answer });
  const kit = toKitView(list, createStructure('list/detail', '/lista/kit'), options);
  const Stub = createRoutesStub([
    {
      path: '/lista/kit',
      Component: () => <KitBuilder kit={kit} seller={undefined} pricing={undefined} freight={undefined} />,
      action: ({ request }) =>
        withNetworkFallback(
          async () => {
            if (isOffline) throw new TypeError('Failed to fetch');
            return priceChoices({ api, onError, list, form: await request.formData() });
          },
          () => pricingFailure,
        ),
    },
  ]);
  const shown = render(<Stub initialEntries={['/lista/kit']} />);
  return { ...shown, requests };
}

const quantityOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `Quantidade de ${name}` });
const setQuantity = (name: string, quantity: number) => {
  fireEvent.change(quantityOf(name), { target: { value: String(quantity) } });
  fireEvent.blur(quantityOf(name));
};
const expectNoPrice = () => {
  const price = screen.getByText('Sem preço');
  expect(price.closest('[aria-live=polite]')?.textContent).toBe('R$ –Sem preço');
  expect(screen.queryByText(/Você economiza|no Pix|sem juros/)).toBeNull();
};
const button = () => screen.getByRole('button', { name: 'Adicionar à sacola' });

describe('KitBuilder', () => {
  it('starts with the defaults of the kit', () => {
    show();
    expect(screen.getByText('2 itens escolhidos')).toBeTruthy();
    expect(screen.getByText(/Você economiza R\$\s9,10/)).toBeTruthy();
  });

  it('requests the price of the choice, with every part and its value', async () => {
    const { requests, container } = show();
    setQuantity('Lavanda', 2);
    fireEvent.change(screen.getByLabelText('Volume'), { target: { value: '30' } });
    expect(await screen.findByText(/Você economiza R\$\s30,00/)).toBeTruthy();
    expect(screen.getByText(/^ou 3x de R\$\s40,00 sem juros$/)).toBeTruthy();
    expect(requests.map((request) => request.body)).toEqual([
      {
        idListaCompra: 501,
        carrinho: true,
        produtos: [
          { id: 101, idAtributoValor: 0, quantidade: 2 },
          { id: 102, idAtributoValor: 30, quantidade: 1 },
          { id: 103, idAtributoValor: 0, quantidade: 0 },
        ],
      },
    ]);
    const purchase = container.querySelector<HTMLInputElement>('input[name=carrinho]');
    expect(purchase?.value).toContain('"idProduto":"777"');
  });

  it('takes no part that is sold out, and says so beside its field', async () => {
    const { requests } = show();
    expect(screen.getAllByText('Sem estoque')).toHaveLength(1);
    const increase = screen.getByRole<HTMLButtonElement>('button', { name: 'Aumentar quantidade de Neroli' });
    expect(increase.disabled).toBe(true);
    setQuantity('Neroli', 1);
    expect(quantityOf('Neroli').value).toBe('0');
    screen.getByText('Não há unidades à venda');
    expect(screen.getByText('2 itens escolhidos')).toBeTruthy();
    expect(button().getAttribute('aria-disabled')).toBeNull();
    expect(requests).toEqual([]);
  });

  it('takes no more of a value than there are, also of one that is chosen later', async () => {
    show();
    setQuantity('Laranja', 25);
    expect(quantityOf('Laranja').value).toBe('20');
    fireEvent.change(screen.getByLabelText('Volume'), { target: { value: '30' } });
    expect(quantityOf('Laranja').value).toBe('3');
    fireEvent.change(screen.getByLabelText('Volume'), { target: { value: '50' } });
    expect(quantityOf('Laranja').value).toBe('0');
    expect(screen.getAllByText('Sem estoque')).toHaveLength(2);
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
  });

  it('changes quantities by the buttons, down to zero', async () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Aumentar quantidade de Laranja' }));
    fireEvent.click(screen.getByRole('button', { name: 'Aumentar quantidade de Lavanda' }));
    expect(screen.getByText('4 itens escolhidos')).toBeTruthy();
    const decrease = screen.getByRole<HTMLButtonElement>('button', { name: 'Diminuir quantidade de Laranja' });
    fireEvent.click(decrease);
    fireEvent.click(decrease);
    expect(quantityOf('Laranja').value).toBe('0');
    expect(decrease.disabled).toBe(true);
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
  });

  it('requires at least one item', async () => {
    show();
    setQuantity('Lavanda', 0);
    setQuantity('Laranja', 0);
    expect(await screen.findByText('Escolha ao menos um item para montar o kit.')).toBeTruthy();
    expect(screen.getByText('Nenhum item escolhido')).toBeTruthy();
    expectNoPrice();
    expect(button().getAttribute('aria-disabled')).toBe('true');
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
  });

  it('shows the error message of the API', async () => {
    show(() => Response.json({ error: 'Lavanda acabou agora há pouco.' }, { status: 422 }));
    setQuantity('Lavanda', 3);
    expect(await screen.findByText('Lavanda acabou agora há pouco.')).toBeTruthy();
    expectNoPrice();
  });

  it('offers a retry and reports the error when the API fails', async () => {
    const onError = vi.fn<() => void>();
    show(() => Response.json({ error: 'Erro interno: 7f3a' }, { status: 500 }), { onError });
    setQuantity('Lavanda', 3);
    await screen.findByRole('button', { name: 'Tentar de novo' });
    expect(screen.getByText(pricingFailure.error)).toBeTruthy();
    expect(screen.queryByText(/Erro interno/)).toBeNull();
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('preserves the choice and shows no price after a network failure', async () => {
    show(undefined, { isOffline: true });
    setQuantity('Lavanda', 3);
    expect(await screen.findByText(pricingFailure.error)).toBeTruthy();
    expect(quantityOf('Lavanda').value).toBe('3');
    expectNoPrice();
    expect(screen.queryByRole('button', { name: 'Adicionar à sacola' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
    await screen.findByRole('button', { name: 'Tentar de novo' });
    expect(screen.getByText(pricingFailure.error)).toBeTruthy();
  });

  it('posts to the current page without script', () => {
    const { container } = show();
    expect(container.querySelector('form')?.getAttribute('method')).toBe('post');
    expect(container.querySelector('form')?.getAttribute('action')).toBe('/lista/kit');
    expect(screen.getByRole('button', { name: 'Aumentar quantidade de Lavanda' }).getAttribute('type')).toBe('submit');
  });
});

describe('the prices of parts', () => {
  it('are those of the selected value', () => {
    show();
    expect(screen.getByText(/^R\$\s10,00 cada$/)).toBeTruthy();
  });
});

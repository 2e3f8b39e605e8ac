import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aProduct, prices, siteUrl } from '#web/testing/a-product.ts';
import { inRouter } from '../../testing/in-router.tsx';
import { createValue } from '../../testing/wire-fixtures.ts';
import { AddToCartContext } from '../cart/add-to-cart-form.tsx';
import { type Favourites, FavouritesContext } from '../favourites/favourite-heart.tsx';
import { toCardView } from './card-view.ts';
import { ProductCard } from './product-card.tsx';

const options = {
  toHref: (path: string) => path,
  toLocalUrl: (url: string) => url.replace(siteUrl, ''),
  fields: { prod: 'arquivos' as const },
};

function show(changes: Parameters<typeof aProduct>[0] = {}, favourites: Favourites | null = null) {
  const posted: FormData[] = [];
  const card = toCardView(aProduct(changes), options);
  render(
    inRouter(
      <AddToCartContext value={(form) => Promise.resolve(posted.push(form) > 0)}>
        <FavouritesContext value={favourites}>
          <ProductCard card={card} />
        </FavouritesContext>
      </AddToCartContext>,
    ),
  );
  return { posted };
}

describe('ProductCard', () => {
  it('links the name and shows price, Pix price and installments in this order', () => {
    show({ precos: prices(25, { de: 30, vista: 23.75 }) });
    expect(screen.getByRole('link', { name: /lavanda/ }).getAttribute('href')).toBe('/oleo-de-lavanda');
    expect(screen.getByText('R$ 23,75 no Pix')).toBeTruthy();
    expect(screen.getByText('ou R$ 25,00 no cartão')).toBeTruthy();
    expect(screen.getByRole('article').textContent).toMatch(/De R\$\s30,00.*Por R\$\s25,00.*no Pix.*no cartão/);
  });

  it('adds the payload of the product to the cart', async () => {
    const { posted } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Adicionar à sacola' }));
    await waitFor(() => expect(posted).toHaveLength(1));
    expect(Object.fromEntries(posted[0] ?? [])).toEqual({
      intent: 'add',
      carrinho: '{"itens":[{"idProduto":"7","quantidade":"1","preco":42.9}]}',
    });
  });

  it('leads to the choice of a voltage, of which the wrong one ruins a device', () => {
    const valores = [createValue(1), createValue(2)];
    show({ atributos: { simples: { id: '1', nome: 'Voltagem', tipo: 'texto', valores } } });
    expect(screen.getByRole('link', { name: /^Escolher voltagem/ }).getAttribute('href')).toBe('/oleo-de-lavanda');
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    show({ atributos: { simples: { id: '1', nome: 'Volume', tipo: 'texto', valores } } });
    expect(screen.getByRole('button', { name: 'Adicionar à sacola' })).toBeTruthy();
  });

  it('offers a message instead of a price when it is sold out', () => {
    show({ status: 'indisponivel' });
    expect(screen.getByText('Esgotado')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Avise-me quando chegar/ })).toBeTruthy();
    expect(screen.queryByText(/no Pix/)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has no price on request', () => {
    show({ status: 'sobconsulta' });
    expect(screen.getByRole('link', { name: /^Consultar/ })).toBeTruthy();
    expect(screen.queryByText(/R\$/)).toBeNull();
  });

  it('shows that it has no reviews and no picture', () => {
    show({ avaliacao: { media: 0, quantidade: 0 }, midias: { imagens: [] } });
    expect(screen.getByText('Ainda sem avaliações')).toBeTruthy();
    expect(screen.getByText('Sem foto')).toBeTruthy();
    expect(screen.queryByText(/Nota/)).toBeNull();
  });

  it.each([
    ['fechada', 'Ver kit'],
    ['aberta', 'Montar kit'],
  ])('leads to the page of a kit (%s), where its parts are chosen, instead of adding it', (tipo, label) => {
    show({ tipo, precos: prices(25, { de: 30 }) });
    expect(screen.getByText('R$ 25,00')).toBeTruthy();
    expect(screen.getByRole('link', { name: new RegExp(`^${label}`) }).getAttribute('href')).toBe('/oleo-de-lavanda');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows no price of a curated list, nor of a sold-out kit', () => {
    show({ tipo: 'lista' });
    show({ tipo: 'fechada', status: 'indisponivel' });
    expect(screen.getByRole('link', { name: /^Ver lista/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Ver kit/ })).toBeTruthy();
    expect(screen.getByText('Esgotado')).toBeTruthy();
    expect(screen.queryByText(/R\$/)).toBeNull();
  });

  it.each([
    [89.9, '10 produtos a partir deR$\u00a019,90até R$\u00a089,90Ver lista'],
    [19.9, '10 produtos a partir deR$\u00a019,90Ver lista'],
  ])('says what the products of a curated list cost, up to %d', (maior, text) => {
    show({
      tipo: 'lista',
      quantidadeProdutos: 10,
      faixaPrecos: { menor: 19.9, maior },
      avaliacao: { media: 0, quantidade: 0 },
    });
    expect(screen.getByRole('article').textContent).toContain(text);
    expect(screen.queryByText('Ainda sem avaliações')).toBeNull();
  });

  it('saves products as favourites, and no kits, whose ids may be those of products', () => {
    const favourites = { has: () => false, subscribe: () => () => undefined, press: () => {}, verify: () => {} };
    show({}, favourites);
    expect(screen.getByRole('button', { name: /^Salvar/ })).toBeTruthy();
    cleanup();
    show({ tipo: 'fechada' }, favourites);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('loads the second picture only on hover', () => {
    show();
    const card = screen.getByRole('article');
    expect(card.querySelectorAll('img')).toHaveLength(1);
    fireEvent.pointerEnter(card, { pointerType: 'mouse' });
    expect(card.querySelectorAll('img')).toHaveLength(2);
  });
});

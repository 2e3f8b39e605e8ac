import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartItem } from '#contract/cart.ts';
import type { Settings } from '#contract/content.ts';
import { CustomerContext } from '../../../commerce/account/customer-context.ts';
import { toCartLine } from '../../../commerce/cart/cart-line.ts';
import { type DeliveryLocation, storeLocation } from '../../../commerce/delivery/delivery-location.ts';
import { defaultSettings } from '../../../shops/default-settings.ts';
import { SettingsContext } from '../../../shops/shop-context.tsx';
import { aCart, aLine } from '../testing/a-cart.ts';
import { renderWithCart } from '../testing/render-with-cart.tsx';
import { type CartView, emptyCart } from '../view/cart-view.ts';
import { CartPage } from './cart-page.tsx';

beforeEach(() => {
  storeLocation(undefined);
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ fretes: [], pontosRetirada: [], restricaoEntrega: '', mensagem: '' })),
  );
});

const asTheyAre = {
  toHref: (path: string) => path,
  toLocalUrl: (path: string) => path,
  fields: { geral: 'imagem' as const },
};

const createItem = (prices: Partial<CartItem['precos']>): CartItem => ({
  nome: 'Óleo de lavanda',
  sku: '',
  tipo: 'produto',
  conjunto: false,
  quantidade: 1,
  precos: { precoDe: 0, precoPor: 49.9, descontoVista: 5, total: 49.9, tipo: '', ...prices },
  imagem: '',
  atributos: {},
  hash: { idProduto: 7, idAtributoSimples: 0, idUnidadeVenda: 0, idArmazem: 0, quantidade: 1, adicional: '' },
});

type Shown = { settings?: Settings; home?: DeliveryLocation } & Partial<ComponentProps<typeof CartPage>>;

const withCheckout = (checkout: Partial<Settings['sistema']['checkout']>): Settings => ({
  ...defaultSettings,
  sistema: { ...defaultSettings.sistema, checkout: { ...defaultSettings.sistema.checkout, ...checkout } },
});
const withBar = (bar: object) =>
  withCheckout({
    carrinho: {
      alertaFreteGratis: false,
      alertaFreteGratisValorFixo: { status: true, valor: 159, valorSulSudeste: 149, inclusivo: false, ...bar },
    },
  });

function show(cart: CartView | undefined, failure?: string, { settings = defaultSettings, home, ...page }: Shown = {}) {
  renderWithCart(
    <SettingsContext value={settings}>
      <CustomerContext value={{ home }}>
        <CartPage failure={failure} {...page} />
      </CustomerContext>
    </SettingsContext>,
    { cart },
  );
}

describe('CartPage', () => {
  it('leads to the policies that decide a purchase', () => {
    show(aCart);
    const list = within(screen.getByRole('navigation', { name: 'Regras da loja' }));
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/pagina/entrega',
      '/pagina/trocas-e-devolucoes',
    ]);
  });

  it('shows that the checkout opens soon, instead of a button, while the settings disable it', () => {
    show(aCart);
    expect(screen.getByRole('heading', { level: 1, name: 'Sua sacola (2)' })).toBeTruthy();
    expect(screen.getByText('O pagamento abre em breve.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Fale conosco' }).getAttribute('href')).toBe('/pagina/contato');
    expect(screen.queryByRole('link', { name: 'Finalizar compra' })).toBeNull();
  });

  it('says beside a line that its price has changed since it was added', () => {
    show({ ...aCart, lines: [toCartLine(createItem({ precoPor: 49.9, precoAoAdicionar: 39.9 }), asTheyAre)] });
    expect(screen.getByRole('listitem').textContent).toContain(
      'O preço mudou: era R$\u00a039,90 quando você colocou na sacola e agora é R$\u00a049,90.',
    );
  });

  it('shows the quantity of a refused no-script submit beside its line', () => {
    show(aCart, undefined, { refused: { identity: aLine.identity, typed: '1,5' } });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Quantidade de/ }).value).toBe('1,5');
    screen.getByText('Escreva a quantidade em números inteiros, como 1, 2 ou 3.');
  });

  it('links to the checkout if the settings enable it', () => {
    show(aCart, undefined, { settings: withCheckout({ aberto: true }) });
    expect(screen.getByRole('link', { name: 'Finalizar compra' }).getAttribute('href')).toBe('/checkout');
    expect(screen.queryByText('O pagamento abre em breve.')).toBeNull();
  });

  it('shows the free freight bar if its setting has status true', () => {
    show(aCart, undefined, { settings: withBar({ status: true }) });
    expect(screen.getByRole('progressbar')).toBeTruthy();
    cleanup();
    show(aCart, undefined, { settings: withBar({ status: false }) });
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('excludes exactly R$ 159,00 from free freight, unless the settings include it', () => {
    const exact = { ...aCart, subtotal: 159, total: 159, cash: 151.05 };
    show(exact, undefined, { settings: withBar({}) });
    expect(screen.getByText('Adicione R$ 0,00 e fique isento de Frete.')).toBeTruthy();
    cleanup();
    show(exact, undefined, { settings: withBar({ inclusivo: true }) });
    expect(screen.getByText('Parabéns! Você ganhou Frete Grátis')).toBeTruthy();
  });

  it('uses the threshold of the place in the query if no other is known', () => {
    show({ ...aCart, subtotal: 100, total: 100 }, undefined, { place: { estado: 'PR', regiao: 'Sul' } });
    expect(screen.getByText('Adicione R$ 49,00 e fique isento de Frete.')).toBeTruthy();
    cleanup();
    show({ ...aCart, subtotal: 100, total: 100 });
    expect(screen.getByText('Adicione R$ 59,00 e fique isento de Frete.')).toBeTruthy();
  });

  it('names the lower threshold of Sul e Sudeste while no place is known', () => {
    const cart = { ...aCart, subtotal: 100, total: 100 };
    const settings = withBar({ inclusivo: true });
    show(cart, undefined, { settings });
    expect(screen.getByText('No Sul e Sudeste, a partir de R$ 149.')).toBeTruthy();
    cleanup();
    show(cart, undefined, { settings, place: { estado: 'MS', regiao: 'Centro-Oeste' } });
    expect(screen.queryByText(/^No Sul e Sudeste/)).toBeNull();
    cleanup();
    show(cart, undefined, { settings: withBar({ valorSulSudeste: 159 }) });
    expect(screen.queryByText(/^No Sul e Sudeste/)).toBeNull();
  });

  it.each([
    ['without lines', 0, true],
    ['with one line, beside the tall summary', 1, true],
    ['with more lines than the summary is high', 4, false],
  ])('%s has best sellers or not', (_, count, isShown) => {
    const lines = Array.from({ length: count }, (__, index) => ({ ...aLine, identity: `${index}` }));
    show({ ...aCart, lines }, undefined, { suggestions: <p>Os mais pedidos</p> });
    expect(screen.queryByText('Os mais pedidos') !== null).toBe(isShown);
  });

  it("uses the threshold of the customer's region, unless another place is typed or in the query", () => {
    const cart = { ...aCart, subtotal: 100, total: 100 };
    const home = { cep: '80010-000', cidade: 'Curitiba', estado: 'PR' };
    show(cart, undefined, { home });
    expect(screen.getByText('Adicione R$ 49,00 e fique isento de Frete.')).toBeTruthy();
    act(() => storeLocation({ cep: '79002-000', cidade: 'Campo Grande', estado: 'MS' }));
    expect(screen.getByText('Adicione R$ 59,00 e fique isento de Frete.')).toBeTruthy();
    act(() => storeLocation(undefined));
    expect(screen.getByText('Adicione R$ 49,00 e fique isento de Frete.')).toBeTruthy();
    cleanup();
    show(cart, undefined, { home, place: { estado: 'MS' } });
    expect(screen.getByText('Adicione R$ 59,00 e fique isento de Frete.')).toBeTruthy();
  });

  it('opens the coupon field with the error of a no-script submit', () => {
    show(aCart, undefined, { coupon: { failure: 'Esse cupom venceu.', typed: 'OUTONO' } });
    const field = screen.getByLabelText<HTMLInputElement>('Código do cupom');
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['OUTONO', 'true']);
    expect(field.form?.getAttribute('action')).toBe('/checkout/carrinho');
    expect(screen.getByText('Esse cupom venceu.')).toBeTruthy();
  });

  it('holds the coupon that the visitor took from a popup', () => {
    sessionStorage.setItem('cupom', 'BEMVINDA');
    show(aCart);
    const field = screen.getByLabelText<HTMLInputElement>('Código do cupom');
    expect([field.value, field.closest('details')?.open]).toEqual(['BEMVINDA', true]);
  });

  it('shows the error of a no-script submit', () => {
    show(aCart, 'Esse item esgotou.');
    expect(screen.getByRole('alert').textContent).toBe('Esse item esgotou.');
  });

  it('moves the focus to its heading when the focused line is removed', async () => {
    show({ ...aCart, count: 1, lines: [{ ...aLine, quantity: 1 }] });
    const bin = screen.getByRole('button', { name: 'Remover Óleo de lavanda' });
    bin.focus();
    fireEvent.click(bin);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  it('links to products if it is empty', () => {
    show(emptyCart);
    expect(screen.getByRole('link', { name: 'Ver os mais pedidos' })).toBeTruthy();
    expect(screen.queryByText('O pagamento abre em breve.')).toBeNull();
  });

  it('is not empty while the cart is unknown, and offers to try again', () => {
    show(undefined);
    expect(screen.queryByText(/está vazia/)).toBeNull();
    expect(screen.getByText('Não deu certo agora. Sua sacola continua guardada.')).toBeTruthy();
    expect(screen.getByText('Tentar de novo').getAttribute('href')).toBe('/checkout/carrinho');
  });
});

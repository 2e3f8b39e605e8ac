import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { defaultSettings } from '../../../shops/default-settings.ts';
import { SettingsContext, ShopsContext } from '../../../shops/shop-context.tsx';
import { sampleShops } from '../../../testing/sample-shops.ts';
import { aCart, aLine } from '../testing/a-cart.ts';
import { renderWithCart } from '../testing/render-with-cart.tsx';
import { type CartView, emptyCart } from '../view/cart-view.ts';
import { CartButton } from './cart-button.tsx';
import { loadSideCart } from './load-side-cart.ts';
import { SideCart } from './side-cart.tsx';

// The lazy chunk is loaded in advance, so that its import cannot exceed a test's timeout on a slow machine.
beforeAll(loadSideCart);

const nothingToSend = { fretes: [], pontosRetirada: [], restricaoEntrega: '', mensagem: '' };
const stubFreight = (shipment: unknown = nothingToSend) =>
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(() => Promise.resolve(Response.json(shipment))),
  );

function show(
  cart: CartView | undefined,
  answer?: () => unknown,
  others = [{ shopId: 'caszulo', count: 1 }],
  renew?: () => Promise<boolean>,
) {
  return renderWithCart(
    <ShopsContext value={sampleShops}>
      <CartButton />
      <SideCart suggestions={<p>Os mais pedidos</p>} />
    </ShopsContext>,
    { cart, others, ...(answer && { answer }), ...(renew && { renew }) },
  );
}

const { sistema } = defaultSettings;
const openSettings = { ...defaultSettings, sistema: { ...sistema, checkout: { ...sistema.checkout, aberto: true } } };

/** Opens the side cart and waits for its lazy content. */
async function openCart() {
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: /Sacola/ })));
  await screen.findByText(/Sua sacola está vazia|Continuar comprando/);
}

describe('SideCart', () => {
  it('shows lines, subtotal, Pix price and the amount missing for free freight', async () => {
    show(aCart);
    await openCart();
    expect(screen.getByRole('heading', { name: 'Sua sacola (2)' })).toBeTruthy();
    expect(screen.queryByText('Os mais pedidos')).toBeNull();
    expect(screen.getByText('Adicione R$ 73,20 e fique isento de Frete.')).toBeTruthy();
    expect(screen.getByText('R$ 81,51')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver sacola' }).getAttribute('href')).toBe('/checkout/carrinho');
  });

  it('leads to the policies that decide a purchase', async () => {
    show(aCart);
    await openCart();
    const links = screen.getByRole('navigation', { name: 'Regras da loja' }).querySelectorAll('a');
    expect([...links].map((link) => link.getAttribute('href'))).toEqual([
      '/pagina/entrega',
      '/pagina/trocas-e-devolucoes',
    ]);
  });

  it('leads to the checkout, or says before it that the shop takes no payments yet', async () => {
    renderWithCart(
      <SettingsContext value={openSettings}>
        <CartButton />
        <SideCart />
      </SettingsContext>,
      { cart: aCart },
    );
    await openCart();
    expect(screen.getByRole('link', { name: 'Finalizar compra' }).getAttribute('href')).toBe('/checkout');
    cleanup();
    show(aCart);
    await openCart();
    expect(screen.queryByRole('link', { name: 'Finalizar compra' })).toBeNull();
    expect(screen.getByText('O pagamento abre em breve.')).toBeTruthy();
  });

  it('uses the regional threshold when the place is known', async () => {
    stubFreight();
    localStorage.setItem('userCep', JSON.stringify({ cep: '80000-000', cidade: 'Curitiba', estado: 'PR' }));
    show(aCart);
    await openCart();
    expect(screen.getByText('Adicione R$ 63,20 e fique isento de Frete.')).toBeTruthy();
  });

  it('names the cart of the other shop', async () => {
    show(aCart);
    await openCart();
    expect(screen.getByRole('link', { name: 'na Caszulo' }).getAttribute('href')).toBe(
      '/checkout/carrinho?loja=caszulo',
    );
  });

  it('applies a change optimistically and reverts it on failure', async () => {
    let fail: (value: unknown) => void = () => undefined;
    const { posted } = show(aCart, () => new Promise((resolve) => (fail = resolve)));
    await openCart();
    fireEvent.click(screen.getByRole('button', { name: 'Aumentar quantidade de Óleo de lavanda' }));
    expect(await screen.findByRole('heading', { name: 'Sua sacola (3)' })).toBeTruthy();
    await waitFor(() => expect(posted).toEqual([{ linha: aLine.identity, quantidade: '3', intent: 'set' }]));
    fail(Response.json({ error: '', fields: { quantidade: 'Temos só 2 unidades.' } }, { status: 422 }));
    expect(await screen.findByRole('heading', { name: 'Sua sacola (2)' })).toBeTruthy();
    expect(await screen.findByText('Temos só 2 unidades.')).toBeTruthy();
  });

  it('sends the changes of a line one at a time, and of those that wait only the last one', async () => {
    const respond: ((value: unknown) => void)[] = [];
    const { posted } = show(
      { ...aCart, lines: [{ ...aLine, max: 9 }] },
      () => new Promise((resolve) => respond.push(resolve)),
    );
    await openCart();
    const increase = screen.getByRole('button', { name: /^Aumentar/ });
    fireEvent.click(increase);
    await waitFor(() => expect(posted).toMatchObject([{ quantidade: '3' }]));
    fireEvent.click(increase);
    fireEvent.click(increase);
    expect(await screen.findByRole('heading', { name: 'Sua sacola (5)' })).toBeTruthy();
    expect(posted).toHaveLength(1);
    respond[0]?.({ ok: true, cart: aCart });
    await waitFor(() => expect(posted).toMatchObject([{ quantidade: '3' }, { quantidade: '5' }]));
    // The first response is shown beneath the change that is still in flight.
    expect(screen.getByRole('heading', { name: 'Sua sacola (5)' })).toBeTruthy();
    respond[1]?.({ ok: true, cart: { ...aCart, count: 5, lines: [{ ...aLine, quantity: 5 }] } });
    await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Sua sacola (5)' })).toBeTruthy();
  });

  it('limits the quantity to the stock', async () => {
    show({ ...aCart, lines: [{ ...aLine, quantity: 3 }] });
    await openCart();
    const increase = screen.getByRole<HTMLButtonElement>('button', { name: /^Aumentar/ });
    expect(increase.disabled).toBe(true);
  });

  it('removes the last unit and offers to undo it', async () => {
    const { posted } = show({ ...aCart, count: 1, lines: [{ ...aLine, quantity: 1 }] });
    await openCart();
    fireEvent.click(screen.getByRole('button', { name: 'Remover Óleo de lavanda' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await waitFor(() =>
      expect(posted).toMatchObject([{ intent: 'remove' }, { intent: 'add', linha: aLine.identity, quantidade: '1' }]),
    );
  });

  it('restores all pieces of a line that was removed by a typed 0', async () => {
    const { posted } = show(aCart);
    await openCart();
    const field = screen.getByRole('textbox', { name: 'Quantidade de Óleo de lavanda' });
    fireEvent.change(field, { target: { value: '0' } });
    fireEvent.blur(field);
    fireEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(posted).toMatchObject([{ intent: 'remove' }, { intent: 'add', quantidade: '2' }]));
  });

  it('moves the focus to the heading when the focused line is removed', async () => {
    const other = { ...aLine, identity: '{"idProduto":8}', name: 'Óleo de laranja', quantity: 1 };
    let finish: (value: unknown) => void = () => undefined;
    show({ ...aCart, count: 3, lines: [aLine, other] }, () => new Promise((resolve) => (finish = resolve)));
    await openCart();
    const bin = screen.getByRole('button', { name: 'Remover Óleo de laranja' });
    bin.focus();
    fireEvent.click(bin);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sua sacola (2)' })));
    // The next change of a cart would wait for this one.
    finish({ ok: true, cart: aCart });
  });

  it('restores the line and shows an error without undo if it could not be removed', async () => {
    show({ ...aCart, count: 1, lines: [{ ...aLine, quantity: 1 }] }, () =>
      Response.json({ error: 'Não deu certo agora.' }, { status: 503 }),
    );
    await openCart();
    fireEvent.click(screen.getByRole('button', { name: 'Remover Óleo de lavanda' }));
    expect(await screen.findByText('Não deu certo agora.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remover Óleo de lavanda' })).toBeTruthy();
    expect(screen.queryByText('Removido da sacola')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
  });

  it('shows why a line cannot be restored', async () => {
    const answers = [{ ok: true, cart: emptyCart }, { error: 'Esse item esgotou.' }];
    show({ ...aCart, count: 1, lines: [{ ...aLine, quantity: 1 }] }, () => answers.shift());
    await openCart();
    fireEvent.click(screen.getByRole('button', { name: 'Remover Óleo de lavanda' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText('Esse item esgotou.')).toBeTruthy();
  });

  it('includes discounts and the cheapest delivery in the total', async () => {
    localStorage.setItem('userCep', JSON.stringify({ cep: '80010-000', cidade: 'Curitiba', estado: 'PR' }));
    const option = { tipo: 'transportadora', prazo: 'até 4 dias úteis', entregaAgendada: false };
    stubFreight({
      ...nothingToSend,
      fretes: [
        { ...option, id: '3', tipo: 'retirada', label: 'Retirar em Curitiba', valor: 0 },
        { ...option, id: '1', label: 'Econômico', valor: 13.9 },
        { ...option, id: '2', label: 'Expresso', valor: 23.9 },
      ],
    });
    const coupon = { codigo: 'DEZ', descricao: '10% na primeira compra', desconto: 8, freteGratis: false };
    const amounts = { couponDiscount: 8, pairDiscount: 5.8, total: 72, cash: 68.4 };
    show({ ...aCart, ...amounts, coupon, lines: [{ ...aLine, pairText: 'Compre junto: R$ 40,00 cada' }] });
    await openCart();
    expect(screen.getByText('Compre junto: R$ 40,00 cada')).toBeTruthy();
    const texts = () => screen.getAllByRole('definition').map((row) => row.textContent.replaceAll('\u00A0', ' '));
    const shown = 'R$ 85,80; − R$ 8,00; − R$ 5,80; a partir de R$ 13,90; R$ 85,90; R$ 82,30';
    await waitFor(() => expect(texts().join('; ')).toBe(`${shown}; R$ 72,00`));
    expect(screen.getByText('com a entrega mais barata')).toBeTruthy();
    expect(screen.getByText('Se preferir retirar')).toBeTruthy();
    expect(screen.getByText('Desconto do cupom DEZ')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Remover\s*o cupom DEZ$/ })).toBeTruthy();
    expect(screen.getByText(/No Pix, você economiza R\$\s3,60/)).toBeTruthy();
  });

  it.each([
    ['the goods before the coupon reach the threshold', { subtotal: 170, couponDiscount: 20, total: 150 }, false],
    ['a coupon pays for the freight', { subtotal: 100, total: 100 }, true],
  ])('says that the freight is free if %s', async (_, amounts, freteGratis) => {
    const coupon = { codigo: 'CUPOM', descricao: 'Um cupom', desconto: 0, freteGratis };
    show({ ...aCart, ...amounts, cash: 95, coupon });
    await openCart();
    expect(screen.getByText('Parabéns! Você ganhou Frete Grátis')).toBeTruthy();
  });

  it('shows beside the field why a coupon was refused', async () => {
    const refusal = { error: 'Não encontramos esse cupom.' };
    const { posted } = show(aCart, () => Response.json(refusal, { status: 422 }));
    await openCart();
    fireEvent.click(screen.getByText('Tem um cupom?'));
    const field = screen.getByLabelText('Código do cupom');
    fireEvent.change(field, { target: { value: 'NADA' } });
    fireEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
    await screen.findByText('Não encontramos esse cupom.');
    expect(posted).toEqual([{ intent: 'coupon', cupom: 'NADA' }]);
    expect(screen.getByLabelText('Código do cupom').getAttribute('aria-invalid')).toBe('true');
  });

  it("shows the shop's message about a change", async () => {
    show(aCart, () => ({ ok: true, cart: aCart, messages: ['Temos só 3 unidades de Óleo de lavanda.'] }));
    await openCart();
    fireEvent.click(screen.getByRole('button', { name: /^Aumentar/ }));
    expect(await screen.findByText('Temos só 3 unidades de Óleo de lavanda.')).toBeTruthy();
  });

  it('shows the cart in the response to a change', async () => {
    const cart = { ...aCart, count: 3, subtotal: 120, total: 120, cash: 114, lines: [{ ...aLine, quantity: 3 }] };
    show(aCart, () => ({ ok: true, cart }));
    await openCart();
    fireEvent.click(screen.getByRole('button', { name: /^Aumentar/ }));
    expect(await screen.findByText('R$ 114,00')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Sua sacola (3)' })).toBeTruthy();
  });

  it('is renewed when it is opened', async () => {
    const renew = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
    show(aCart, undefined, [], renew);
    expect(renew).not.toHaveBeenCalled();
    await openCart();
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('waits for a cart that is not known yet', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    show(undefined, undefined, [], () => promise);
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'SacolaVer sacola' })));
    expect(screen.getByText('Abrindo a sacola')).toBeTruthy();
    expect(screen.queryByText(/está vazia|Não deu certo/)).toBeNull();
    await act(async () => resolve(false));
    expect(await screen.findByText('Não deu certo agora. Sua sacola continua guardada.')).toBeTruthy();
  });

  it('is not empty while the cart is unknown, and says when another try fails', async () => {
    const renew = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
    show(undefined, undefined, [], renew);
    expect(screen.getByRole('link', { name: 'SacolaVer sacola' })).toBeTruthy();
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: /Sacola/ })));
    expect(await screen.findByText('Não deu certo agora. Sua sacola continua guardada.')).toBeTruthy();
    expect(screen.queryByText(/está vazia/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('Não deu certo agora. Tente de novo em instantes.')).toBeTruthy();
    expect(renew).toHaveBeenCalledTimes(2);
  });

  it('links to products if it is empty', async () => {
    show(emptyCart, undefined, []);
    await openCart();
    expect(screen.getByText('Sua sacola está vazia. Que tal começar pelos mais pedidos?')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Finalizar compra' })).toBeNull();
    expect(screen.getByText('Os mais pedidos')).toBeTruthy();
  });
});

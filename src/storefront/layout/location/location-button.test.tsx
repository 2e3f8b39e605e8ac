import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CustomerContext } from '../../commerce/account/customer-context.ts';
import { storeLocation } from '../../commerce/delivery/delivery-location.ts';
import { ShopContext } from '../../shops/shop-context.tsx';
import { inRouter } from '../../testing/in-router.tsx';
import { caszuloShop } from '../../testing/sample-shops.ts';
import { LocationButton } from './location-button.tsx';

const saoPaulo = { cep: '01310-100', cidade: 'São Paulo', estado: 'SP', regiao: 'Sudeste' };

// Preloads the lazy chunk, so that a slow machine does not fail a test.
beforeAll(() => import('./location-panel.tsx'));
beforeEach(() => storeLocation(undefined));

function show(home?: typeof saoPaulo) {
  return inRouter(
    <ShopContext value={caszuloShop}>
      <CustomerContext value={{ home }}>
        <LocationButton />
      </CustomerContext>
      <button type="button">Fora</button>
    </ShopContext>,
  );
}

const button = () => screen.getByRole('button', { name: /^(Enviar para|Informe seu)/ });
async function openPanel() {
  await act(async () => void fireEvent.click(button()));
  return screen.findByLabelText<HTMLInputElement>('CEP');
}
const isClosed = () => expect(screen.queryByRole('dialog')).toBeNull();

describe('LocationButton', () => {
  it('shows the location as plain text without script', () => {
    const html = renderToString(show());
    expect(html).toContain('Informe seu');
    expect(html).not.toContain('<button type="button" class="location');
  });

  it('shows city and state once the CEP is known, and restores the focus', async () => {
    const fetching = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(saoPaulo)));
    vi.stubGlobal('fetch', fetching);
    render(show());
    expect(button().textContent).toBe('Informe seu CEP');
    const field = await openPanel();
    await waitFor(() => expect(document.activeElement).toBe(field));
    fireEvent.change(field, { target: { value: '01310100' } });
    fireEvent.click(screen.getByRole('button', { name: 'Usar este CEP' }));
    await waitFor(() => expect(button().textContent).toBe('Enviar para São Paulo - SP'));
    await waitFor(() => expect(document.activeElement).toBe(button()));
    isClosed();
    expect(fetching.mock.calls[0]?.[0]).toBe('/api/v2/front/checkout/zipcode?loja=caszulo');
    expect(JSON.parse(localStorage.getItem('userCep') ?? '')).toEqual(saoPaulo);
  });

  it('removes the location', async () => {
    storeLocation(saoPaulo);
    const fetching = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('offline')));
    vi.stubGlobal('fetch', fetching);
    render(show());
    expect((await openPanel()).value).toBe('01310-100');
    fireEvent.click(screen.getByRole('button', { name: 'Remover CEP' }));
    expect(button().textContent).toBe('Informe seu CEP');
    expect(fetching.mock.calls[0]?.[1]?.method).toBe('DELETE');
  });

  it("shows the customer's location from the server on, which can be changed but not removed", async () => {
    expect(renderToString(show(saoPaulo))).toContain('São Paulo - SP');
    render(show(saoPaulo));
    expect(button().textContent).toBe('Enviar para São Paulo - SP');
    expect((await openPanel()).value).toBe('01310-100');
    expect(screen.queryByRole('button', { name: 'Remover CEP' })).toBeNull();
  });

  it('shows an error if the shop cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    render(show());
    const field = await openPanel();
    fireEvent.change(field, { target: { value: '01310100' } });
    fireEvent.click(screen.getByRole('button', { name: 'Usar este CEP' }));
    expect(await screen.findByText('Não deu certo agora. Tente de novo em instantes.')).toBeTruthy();
  });

  it('closes on Esc with the focus restored, and on a press outside without', async () => {
    render(show());
    await openPanel();
    fireEvent.keyDown(document, { key: 'Escape' });
    isClosed();
    expect(document.activeElement).toBe(button());
    await openPanel();
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Fora' }));
    isClosed();
  });

  it("links to the postal service's CEP search in a new tab", async () => {
    render(show());
    await openPanel();
    const link = screen.getByRole('link', { name: /^Não sei meu CEP\s*\(abre em nova aba\)$/ });
    expect(link.getAttribute('href')).toContain('correios.com.br');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });
});

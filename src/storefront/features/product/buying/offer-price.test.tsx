import { act, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, useLoaderData } from 'react-router';
import { expect, it, vi } from 'vitest';
import { noPrice } from '../../../commerce/product/price-texts.ts';
import type { OfferView } from '../view/offer-view.server.ts';
import { OfferPrice } from './offer-price.tsx';

const ended: OfferView = {
  valueId: 0,
  label: '',
  sku: 'P1',
  address: 'https://loja.test/oleo',
  status: 'disponivel',
  price: { ...noPrice, price: 30 },
  installments: [],
  stockText: '',
  purchase: '',
};
const offered: OfferView = {
  ...ended,
  price: { ...noPrice, price: 20 },
  countdown: {
    title: 'Semana do óleo',
    endsAt: '2026-01-02T00:00:00-03:00',
    endsText: 'até 02/01/2026 às 00h00',
    isBlack: false,
  },
};

/** Renders an offer that has just ended; the API responds with `status`. */
function showEnd(status: number) {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const request = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ nivel: 'product/detail' }, { status })));
  vi.stubGlobal('fetch', request);
  const loader = vi.fn<() => OfferView>(() => ended);
  const Page = createRoutesStub([
    { id: 'product', path: '/oleo', loader, Component: () => <OfferPrice offer={useLoaderData<OfferView>()} /> },
  ]);
  render(<Page initialEntries={['/oleo']} hydrationData={{ loaderData: { product: offered } }} />);
  return { request, loader };
}

it('asks anew when the countdown of an offer ends, and shows the price in force', async () => {
  const { request } = showEnd(200);
  await screen.findByText('A oferta terminou. Agora o preço é R$ 30,00.');
  expect(screen.queryByText(/Oferta encerrada/)).toBeNull();
  expect(request.mock.calls.map(([path]) => path)).toEqual(['/api/v2/front/url/verify?url=%2Foleo']);
});

it('leaves the page as it is while the API is away', async () => {
  const { request, loader } = showEnd(503);
  await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  await act(async () => undefined);
  expect(screen.getByText('Oferta encerrada. Conferindo o preço de agora…')).toBeTruthy();
  expect(loader).not.toHaveBeenCalled();
});

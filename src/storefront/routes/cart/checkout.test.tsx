// What a click in the checkout costs: calls of the store API with script, by the real loader, action and page of the route.

import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, Link, Outlet } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deliveryRequestSchema } from '#contract/buying/checkout.ts';
import { readFields } from '#web/forms/form-result.ts';
import { aCheckout, anEmptyCheckout } from '../../features/checkout/steps/testing/a-checkout.ts';
import { aStorefront } from '../../testing/a-storefront.ts';
import { createRecordingStoreApi } from '../../testing/recording-api.ts';
import { submitForm } from '../../testing/submit-form.ts';
import { testSite } from '../../testing/wire-fixtures.ts';
import { shouldRevalidate as shouldRevalidateLayout } from '../layout/layout.tsx';
import CheckoutRoute, { action, loader, shouldRevalidate } from './checkout.tsx';

const item = {
  nome: 'Vela',
  sku: 'VELA',
  tipo: 'produto',
  conjunto: false,
  quantidade: 2,
  precos: { precoDe: 42.9, precoPor: 42.9, descontoVista: 5, total: 85.8, tipo: '' },
  imagem: '',
  atributos: {},
  hash: { idProduto: 7, idAtributoSimples: 0, idUnidadeVenda: 0, idArmazem: 0, quantidade: 2, adicional: '' },
};
const card = { tipo: 'cartao' as const, label: 'Cartão', porcentagem: 0, total: 101.7 };
const pagamentos = [...aCheckout.pagamentos, card];
const { contato, endereco } = aCheckout;

/** The API of a visitor who has entered nothing; each call saves one thing and answers the whole. */
function createShop() {
  let saved: object = { ...anEmptyCheckout, pagamentos };
  const answer = (change: object) => () => {
    saved = { ...saved, ...change };
    return { ...saved, itens: [item] };
  };
  const { entrega: economic, resumo, fretes, pontosRetirada } = aCheckout;
  const [pickup] = fretes;
  return createRecordingStoreApi({
    '/checkout/summary': answer({}),
    '/checkout/contact': answer({ contato, faltam: ['endereco', 'entrega'] }),
    '/checkout/address': answer({ endereco, fretes, pontosRetirada, entrega: economic, resumo, faltam: [] }),
    '/checkout/delivery': ({ body }) => {
      const isPickup = deliveryRequestSchema.parse(body).idFrete === 3;
      return answer({ presente: 'Para a Ana', entrega: isPickup ? pickup : economic })();
    },
    '/checkout/payment': answer({ pagamento: 'cartao' }),
  });
}

const Layout = () => (
  <>
    <Link to="#resumo">Pular</Link>
    <Outlet />
  </>
);

/** Opens the page; the returned function takes what was called since it was called last. */
function openPage() {
  const { storeApi, requests } = createShop();
  const { context } = aStorefront({ path: '/checkout', storeApi });
  const loaded: string[] = [];
  const Stub = createRoutesStub(
    [
      {
        path: '/',
        Component: Layout,
        HydrateFallback: () => null,
        loader: () => {
          loaded.push('layout');
          return null;
        },
        shouldRevalidate: shouldRevalidateLayout,
        children: [
          {
            path: 'checkout',
            Component: CheckoutRoute,
            loader,
            shouldRevalidate,
            // With script the router posts to the path with `.data`.
            action: async ({ request, ...args }) => {
              const body = new URLSearchParams(readFields(await request.formData()));
              return action({ ...args, request: new Request(`${testSite}/checkout.data`, { method: 'POST', body }) });
            },
          },
        ],
      },
    ],
    context,
  );
  render(<Stub initialEntries={['/checkout']} />);
  return () => [
    ...requests.splice(0).map(({ method, path }) => `${method} ${path.slice('/checkout/'.length)}`),
    ...loaded.splice(0),
  ];
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

function typeAddress(): void {
  const address = { CEP: '01310-100', Rua: 'Rua', Número: '1', Bairro: 'Centro', Cidade: 'SP', Estado: 'SP' };
  for (const [label, text] of Object.entries(address)) type(label, text);
}

const choiceSchema = z.object({
  event: z.string(),
  ecommerce: z.object({ shipping_tier: z.string().optional(), payment_type: z.string().optional() }),
});

/** The events of choices in the data layer, each with what was chosen. */
function listChoices() {
  return window.dataLayer?.flatMap((entry) => {
    const { data } = choiceSchema.safeParse(entry);
    return data ? [[data.event, data.ecommerce.shipping_tier ?? data.ecommerce.payment_type]] : [];
  });
}

beforeEach(() => {
  window.dataLayer = [];
});

it('calls the API once a click, and shows its answer without loading anything', async () => {
  const takeCalls = openPage();
  await screen.findByLabelText('E-mail');
  expect(takeCalls()).toEqual(['GET summary', 'layout']);

  type('E-mail', 'ana@exemplo.test');
  await press('Continuar para a entrega');
  await screen.findByLabelText('CEP');
  expect(screen.getByRole('region', { name: 'Contato' }).textContent).toContain('ana@exemplo.test');
  expect(takeCalls()).toEqual(['PUT contact']);

  typeAddress();
  takeCalls();
  await press('Continuar');
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Econômico/ })).checked).toBe(true);
  expect(takeCalls()).toEqual(['PUT address']);

  await press('Continuar para o pagamento');
  await screen.findByText('Recado do presente: Para a Ana');
  expect(takeCalls(), 'the delivery and the note of a gift').toEqual(['PUT delivery']);

  fireEvent.click(await screen.findByRole('radio', { name: /Cartão/ }));
  await screen.findByRole('button', { name: /no cartão$/ });
  expect(takeCalls()).toEqual(['PUT payment']);
});

it('keeps the answer after a link to a place in the page, and loads anew for a section that is opened', async () => {
  const takeCalls = openPage();
  await screen.findByLabelText('E-mail');
  await press('Continuar para a entrega');
  await screen.findByLabelText('CEP');
  takeCalls();
  fireEvent.click(screen.getByRole('link', { name: 'Pular' }));
  fireEvent.click(await screen.findByRole('link', { name: 'Mudar contato' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ana@exemplo.test'));
  expect(takeCalls()).toEqual(['GET summary']);
});

it('reports the delivery that was just chosen, and the payment method', async () => {
  openPage();
  await screen.findByLabelText('E-mail');
  type('E-mail', 'ana@exemplo.test');
  await press('Continuar para a entrega');
  await screen.findByLabelText('CEP');
  typeAddress();
  await press('Continuar');
  const choose = async (name: RegExp) => fireEvent.click(await screen.findByRole('radio', { name }));
  await choose(/Retirar em São Paulo/);
  await waitFor(() => expect(document.body.textContent).toContain('Frete (Retirar em São Paulo)'));
  await choose(/Econômico/);
  await waitFor(() => expect(document.body.textContent).toContain('Frete (Econômico)'));
  await press('Continuar para o pagamento');
  await choose(/Cartão/);
  await screen.findByRole('button', { name: /no cartão$/ });
  expect(listChoices()).toEqual([
    ['add_shipping_info', 'Retirar em São Paulo'],
    ['add_shipping_info', 'Econômico'],
    ['add_payment_info', 'Cartão'],
  ]);
});

describe('without script', () => {
  it.each([
    ['contato', {}],
    ['endereco', { cep: '01310-100', rua: 'Rua', numero: '1', bairro: 'Centro', cidade: 'São Paulo', uf: 'SP' }],
    ['entrega', { entrega: '1', mensagem: 'Para a Ana' }],
    ['pagamento', { tipo: 'cartao' }],
  ])('the form %s calls the API once and redirects', async (intent, fields) => {
    const answer = () => ({ ...aCheckout, itens: [] });
    const answers = Object.fromEntries(
      ['contact', 'address', 'delivery', 'gift', 'payment'].map((call) => [`/checkout/${call}`, answer]),
    );
    const posted = { intent, conta: '', ...fields };
    const { status, requests } = await submitForm(action, posted, { path: '/checkout', from: 'document', answers });
    expect([status, requests.map(({ method }) => method)]).toEqual([303, ['PUT']]);
  });
});

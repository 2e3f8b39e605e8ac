import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Shipment } from '#contract/buying/delivery.ts';
import { inRouter } from '../../testing/in-router.tsx';
import { CustomerContext } from '../account/customer-context.ts';
import { storeLocation } from './delivery-location.ts';
import { FreightCalculator } from './freight-calculator.tsx';
import type { FreightQuote } from './use-freight-quote.ts';

const curitiba = { cep: '80010-000', cidade: 'Curitiba', estado: 'PR', regiao: 'Sul' };
const shipment: Shipment = {
  fretes: [
    {
      id: '1',
      tipo: 'transportadora',
      label: 'Econômico',
      valor: 13.9,
      prazo: 'até 4 dias úteis',
      entregaAgendada: false,
    },
    {
      id: '3',
      tipo: 'retirada',
      label: 'Retirar em Curitiba',
      valor: 0,
      prazo: 'Retire em 1 dia útil',
      entregaAgendada: false,
    },
  ],
  pontosRetirada: [
    {
      id: 1,
      nome: 'Ateliê Manacá',
      endereco: 'Rua das Jabuticabeiras',
      numero: '210',
      bairro: 'Santa Felicidade',
      cidade: 'Curitiba',
      uf: 'PR',
      horario: '',
    },
  ],
  restricaoEntrega: '',
  mensagem: '',
};

interface ApiRequest {
  path: string;
  body: unknown;
}

/** Stubs the API by path, each with a function that returns the response; returns the requests. */
function stubApi(responses: Record<string, () => Response | Promise<Response>>): ApiRequest[] {
  const requests: ApiRequest[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const path = url.slice('/api/v2/front'.length);
    requests.push({ path, body: JSON.parse(body) });
    return responses[path]?.() ?? new Response('{}', { status: 404 });
  });
  return requests;
}

function toPage(quantity = 1, initial?: FreightQuote, home?: typeof curitiba) {
  const target = { kind: 'product', productId: 7, valueId: 3, quantity } as const;
  return inRouter(
    <CustomerContext value={{ home }}>
      <FreightCalculator target={target} action="/oleo" initial={initial} />
    </CustomerContext>,
  );
}
const show = (...options: Parameters<typeof toPage>) => render(toPage(...options));

const field = () => screen.getByLabelText<HTMLInputElement>('CEP');
const enter = (cep: string) => {
  fireEvent.input(field(), { target: { value: cep } });
  fireEvent.click(screen.getByRole('button', { name: 'Calcular' }));
};

let isNear = true;
beforeEach(() => {
  storeLocation(undefined);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe: () => void;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.observe = () => report([{ isIntersecting: isNear }]);
      }
      disconnect() {}
    },
  );
});

describe('FreightCalculator', () => {
  it('names the last day of each promise', async () => {
    storeLocation(curitiba);
    const fretes = shipment.fretes.map((freight) => ({ ...freight, previsao: '2026-12-02' }));
    stubApi({ '/shipment/product': () => Response.json({ ...shipment, fretes, horarioCorte: 12 }) });
    show();
    const rows = await screen.findAllByRole('listitem');
    expect(rows.slice(0, 2).map((row) => row.textContent.replaceAll('\u00A0', ' '))).toEqual([
      'Econômico até 4 dias úteisChega até quarta, 2 de dezembroR$ 13,90',
      'Retirar em Curitiba Retire em 1 dia útilRetire a partir de quarta, 2 de dezembroGrátis',
    ]);
    expect(screen.getByText('Pagamentos a partir das 12h contam no próximo dia útil.')).toBeTruthy();
  });

  it('names no hour when no promise has a day', async () => {
    storeLocation(curitiba);
    stubApi({ '/shipment/product': () => Response.json({ ...shipment, horarioCorte: 12 }) });
    show();
    await screen.findAllByRole('listitem');
    expect(screen.queryByText(/^Pagamentos a partir/)).toBeNull();
  });

  it('formats the typed text as a CEP: five digits, a hyphen, three digits', () => {
    show();
    for (const [typed, written] of [
      ['01310', '01310'],
      ['013101', '01310-1'],
      ['01310100999', '01310-100'],
      ['80.010-000', '80010-000'],
      ['01310abc1009', '01310-100'],
      ['cep', ''],
    ] as const) {
      fireEvent.input(field(), { target: { value: typed } });
      expect(field().value).toBe(written);
    }
  });

  it('rejects an invalid CEP without a request', async () => {
    const requests = stubApi({});
    show();
    enter('8001');
    expect(await screen.findByText('Confira o CEP: são 8 números.')).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    enter('00000-000');
    expect(await screen.findByText('CEP não encontrado. Confira os números.')).toBeTruthy();
    expect(requests).toEqual([]);
  });

  it('stores the place, then lists prices, delivery times and pickup points', async () => {
    const requests = stubApi({
      '/checkout/zipcode': () => Response.json({ ...curitiba, uf: 'PR', bairro: '', rua: '', precisao: 'cidade' }),
      '/shipment/product': () => Response.json(shipment),
    });
    show(2);
    enter('80010000');
    const rows = await screen.findAllByRole('listitem');
    expect(rows.slice(0, 2).map((row) => row.textContent.replaceAll('\u00A0', ' '))).toEqual([
      'Econômico até 4 dias úteisR$ 13,90',
      'Retirar em Curitiba Retire em 1 dia útilGrátis',
    ]);
    expect(screen.getByText('Ateliê Manacá')).toBeTruthy();
    expect(screen.getByText('Rua das Jabuticabeiras, 210, Santa Felicidade, Curitiba - PR')).toBeTruthy();
    expect(screen.getByText('Curitiba - PR')).toBeTruthy();
    expect(JSON.parse(localStorage.getItem('userCep') ?? '')).toEqual(curitiba);
    expect(requests).toEqual([
      { path: '/checkout/zipcode', body: { cep: '80010-000' } },
      { path: '/shipment/product', body: { cep: '80010-000', idProduto: 7, idAtributoValor: 3, quantidade: 2 } },
    ]);
  });

  it('shows beside the field that the CEP is unknown', async () => {
    stubApi({
      '/checkout/zipcode': () => Response.json({ error: 'CEP não encontrado. Confira os números.' }, { status: 422 }),
    });
    show();
    enter('00100-000');
    expect(await screen.findByText('CEP não encontrado. Confira os números.')).toBeTruthy();
    expect(localStorage.getItem('userCep')).toBeNull();
  });

  it('quotes a known place without a submit, once it is near the viewport', async () => {
    storeLocation(curitiba);
    const requests = stubApi({ '/shipment/product': () => Response.json(shipment) });
    isNear = false;
    show();
    expect(screen.getByText('Curitiba - PR')).toBeTruthy();
    expect(requests).toEqual([]);
    cleanup();
    isNear = true;
    show();
    expect(await screen.findByText('Econômico')).toBeTruthy();
  });

  it("quotes the customer's address, which can be changed but not removed", async () => {
    const requests = stubApi({ '/shipment/product': () => Response.json(shipment) });
    show(1, undefined, curitiba);
    expect(await screen.findByText('Econômico')).toBeTruthy();
    expect(requests.map(({ body }) => body)).toMatchObject([{ cep: '80010-000' }]);
    expect(localStorage.getItem('userCep')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^Trocar/ }));
    expect(field().value).toBe('80010-000');
    expect(screen.queryByRole('button', { name: 'Remover CEP' })).toBeNull();
  });

  it("renders the form for a customer without script, with the customer's CEP in the field", () => {
    expect(renderToString(toPage(1, undefined, curitiba))).toMatch(/<input[^>]* value="80010-000"/);
  });

  it("prefers the quote for the CEP in the query over the customer's address", async () => {
    const requests = stubApi({});
    show(1, { cep: '01310-100', shipment }, curitiba);
    expect(await screen.findByText('Econômico')).toBeTruthy();
    expect(screen.queryByText('Curitiba - PR')).toBeNull();
    expect(requests.map(({ path }) => path)).toEqual(['/checkout/zipcode']);
  });

  it('shows an error and a retry button after a failure', async () => {
    storeLocation(curitiba);
    let isDown = true;
    stubApi({
      '/shipment/product': () => (isDown ? Response.json({ error: 'x' }, { status: 500 }) : Response.json(shipment)),
    });
    show();
    const failure = 'Não foi possível calcular o frete agora. Tente de novo.';
    expect(await screen.findAllByText(failure)).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toBe(failure);
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('Econômico')).toBeTruthy();
    expect(screen.queryByText(/Não foi possível/)).toBeNull();
  });

  it('aborts a request that times out', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    storeLocation(curitiba);
    vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
    });
    show();
    await screen.findAllByText('Calculando o frete');
    await vi.advanceTimersByTimeAsync(10_500);
    expect(await screen.findAllByText(/Não foi possível calcular o frete agora/)).toBeTruthy();
  });

  it('shows why the shop does not deliver to a place', async () => {
    storeLocation(curitiba);
    const reason = 'Ainda não entregamos neste CEP.';
    stubApi({
      '/shipment/product': () =>
        Response.json({ fretes: [], pontosRetirada: [], restricaoEntrega: reason, mensagem: '' }),
    });
    show();
    expect(await screen.findAllByText(reason)).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toBe(reason);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it("shows the server's quote and stores its CEP as the place of delivery", async () => {
    const requests = stubApi({
      '/checkout/zipcode': () => Response.json({ ...curitiba, uf: 'PR', bairro: '', rua: '', precisao: 'cidade' }),
    });
    show(1, { cep: '80010-000', shipment });
    expect(await screen.findByText('Econômico')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('Curitiba - PR')).toBeTruthy());
    expect(requests.map(({ path }) => path)).toEqual(['/checkout/zipcode']);
  });

  it('submits to the current page without script', () => {
    show(1, { cep: '123', error: 'Confira o CEP: são 8 números.' });
    expect(field().form?.getAttribute('action')).toBe('/oleo');
    expect(field().form?.method).toBe('get');
    expect(field().value).toBe('123');
    expect(screen.getByText('Confira o CEP: são 8 números.')).toBeTruthy();
  });

  it('removes the place at the press of a button', async () => {
    storeLocation(curitiba);
    stubApi({ '/shipment/product': () => Response.json(shipment), '/checkout/zipcode': () => Response.json({}) });
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(shipment)));
    show();
    fireEvent.click(screen.getByRole('button', { name: /^Trocar/ }));
    expect(document.activeElement).toBe(field());
    fireEvent.click(screen.getByRole('button', { name: 'Remover CEP' }));
    expect(localStorage.getItem('userCep')).toBeNull();
    expect(field().value).toBe('');
  });
});

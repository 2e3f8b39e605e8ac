import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Shipment } from '#contract/buying/delivery.ts';
import { storeLocation } from '../../../commerce/delivery/delivery-location.ts';
import { findCheapest } from '../../../commerce/delivery/use-freight-quote.ts';
import { aCart } from '../testing/a-cart.ts';
import { useCartFreight } from './use-cart-freight.ts';

const curitiba = { cep: '80010-000', cidade: 'Curitiba', estado: 'PR', regiao: 'Sul' };
const courier = { id: '1', tipo: 'transportadora', label: 'Econômico', valor: 13.9, prazo: '', entregaAgendada: false };
const shipment: Shipment = { fretes: [courier], pontosRetirada: [], restricaoEntrega: '', mensagem: '' };

beforeEach(() => {
  storeLocation(undefined);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(shipment)));
});

it('returns no freight after the CEP is removed', async () => {
  storeLocation(curitiba);
  const { result } = renderHook(() => useCartFreight(aCart));
  await waitFor(() => expect(findCheapest(result.current).delivery).toBe(13.9));
  act(() => storeLocation(undefined));
  expect([result.current.cep, result.current.shipment, findCheapest(result.current).delivery]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('uses the CEP in the query until a place is stored, and not again afterwards', () => {
  const { result } = renderHook(() => useCartFreight(aCart, { cep: '80010-000', shipment }));
  expect([result.current.cep, findCheapest(result.current).delivery]).toEqual(['80010-000', 13.9]);
  act(() => storeLocation(curitiba));
  expect(findCheapest(result.current).delivery).toBe(13.9);
  act(() => storeLocation(undefined));
  expect([result.current.cep, findCheapest(result.current).delivery]).toEqual([undefined, undefined]);
});

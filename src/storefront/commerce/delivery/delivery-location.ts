// The place of delivery: the typed one, which local storage holds (specification 3: key `userCep`), else the
// customer's main address.

import { use, useSyncExternalStore } from 'react';
import { tryLaterText } from '#contract/messages/field-sentences.ts';
import { parsePostalCode } from '#rules/postal-code.ts';
import { readStored, store } from '#web/browser/storage.ts';
import { BrowserApiError, callApi } from '#web/http/browser-api.ts';
import { toShopHref } from '../../shops/shop.ts';
import { CustomerContext } from '../account/customer-context.ts';
import { toBadCepText } from './freight-target.ts';

export interface DeliveryLocation {
  /** Formatted with its hyphen. */
  cep: string;
  /** Empty if unknown. */
  cidade: string;
  /** Two letters. */
  estado: string;
  /** For example "Sul"; values stored by older versions have none. */
  regiao?: string;
}

const storageKey = 'userCep';
const listeners = new Set<() => void>();
/** In-memory fallback for browsers that block storage. */
let unstored: string | null = null;
let cache: { text: string | null; location: DeliveryLocation | undefined } = { text: null, location: undefined };

/** The place to display and to quote; on the server only the customer's address is known. */
export function useDeliveryLocation(): DeliveryLocation | undefined {
  const home = use(CustomerContext)?.home;
  return useTypedLocation() ?? home;
}

/** Subscribes to the typed place; undefined on the server and while there is none. */
export function useTypedLocation(): DeliveryLocation | undefined {
  return useSyncExternalStore(subscribeToLocation, readLocation, () => undefined);
}

/** Undefined removes the place. */
export function storeLocation(location: DeliveryLocation | undefined): void {
  const text = location ? JSON.stringify(location) : null;
  unstored = text;
  store('local', storageKey, text);
  for (const notify of listeners) notify();
}

/** "Curitiba - PR"; the CEP replaces an unknown city. */
export function toLocationText({ cep, cidade, estado }: DeliveryLocation): string {
  return `${cidade || cep} - ${estado}`;
}

/** Returns the same object until it changes, as `useSyncExternalStore` requires. */
function readLocation(): DeliveryLocation | undefined {
  const stored = readStored('local', storageKey);
  const text = stored === undefined ? unstored : stored;
  if (text !== cache.text) cache = { text, location: parseLocation(text) };
  return cache.location;
}

function subscribeToLocation(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

function parseLocation(text: string | null): DeliveryLocation | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isLocation(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isLocation(value: unknown): value is DeliveryLocation {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'cep' in value &&
    typeof value.cep === 'string' &&
    'cidade' in value &&
    typeof value.cidade === 'string' &&
    'estado' in value &&
    typeof value.estado === 'string' &&
    (!('regiao' in value) || typeof value.regiao === 'string')
  );
}

/** Saves the CEP in the session and its place in the browser; returns an error text for the shopper, or "". */
export async function rememberLocation(cep: string, loja: string | undefined): Promise<string> {
  if (!parsePostalCode(cep)) return toBadCepText(cep);
  try {
    const { cidade, estado, regiao, ...place } = await callApi<'setZipcode'>({
      method: 'POST',
      path: toShopHref({ loja }, '/checkout/zipcode'),
      body: { cep },
    });
    storeLocation({ cep: place.cep, cidade, estado, regiao });
    return '';
  } catch (error) {
    if (!(error instanceof BrowserApiError)) throw error;
    return error.status >= 400 && error.status < 500 ? error.message : tryLaterText;
  }
}

/** Removes the place from the browser immediately and from the session by a request, whose failure is ignored. */
export function forgetLocation(loja: string | undefined): void {
  storeLocation(undefined);
  callApi<'forgetZipcode'>({
    method: 'DELETE',
    path: toShopHref({ loja }, '/checkout/zipcode'),
    skipsErrorPage: true,
  }).catch(() => undefined);
}

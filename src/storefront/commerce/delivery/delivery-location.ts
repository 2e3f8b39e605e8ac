// The place of delivery: as typed, stored in the browser (specification 3: key `userCep`), else the address of
// the customer.
import { createContext, use, useSyncExternalStore } from 'react';
import { readStored, store } from '#web/browser/storage.ts';
import { parsePostalCode } from '#rules/postal-code.ts';
import { BrowserApiError, callApi } from '#web/http/browser-api.ts';
import { toShopHref } from '../../shops/shop.ts';
import { tryLaterText } from '#web/errors/error-view.ts';
import { badCepText } from './freight-target.ts';

export interface DeliveryLocation {
  /** With its hyphen. */
  cep: string;
  /** Empty if unknown. */
  cidade: string;
  /** Two letters. */
  estado: string;
  /** Such as "Sul"; older values have none. */
  regiao?: string;
}

const storageKey = 'userCep';
const listeners = new Set<() => void>();
/** In-memory fallback for browsers that block storage. */
let unstored: string | null = null;
let cache: { text: string | null; location: DeliveryLocation | undefined } = { text: null, location: undefined };

/** Where the signed-in customer lives, by the main address; undefined for visitors and without an address. */
export const HomeContext = createContext<DeliveryLocation | undefined>(undefined);

/** The place to show and to calculate with; the server only knows the customer's. */
export function useDeliveryLocation(): DeliveryLocation | undefined {
  const home = use(HomeContext);
  return useTypedLocation() ?? home;
}

/** The place that was typed, as it changes; undefined on the server and while there is none. */
export function useTypedLocation(): DeliveryLocation | undefined {
  return useSyncExternalStore(subscribeToLocation, readLocation, () => undefined);
}

/** Undefined removes the place. */
export function keepLocation(location: DeliveryLocation | undefined): void {
  const text = location ? JSON.stringify(location) : null;
  unstored = text;
  store('local', storageKey, text);
  for (const tell of listeners) tell();
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

/** Sends the CEP of the visit to the shop and stores its place; returns an error text for the shopper, or "". */
export async function rememberLocation(cep: string, loja: string | undefined): Promise<string> {
  if (!parsePostalCode(cep)) return badCepText;
  try {
    const { cidade, estado, regiao, ...place } = await callApi<'setZipcode'>({
      method: 'POST',
      path: toShopHref({ loja }, '/checkout/zipcode'),
      body: { cep },
    });
    keepLocation({ cep: place.cep, cidade, estado, regiao });
    return '';
  } catch (error) {
    if (!(error instanceof BrowserApiError)) throw error;
    return error.status >= 400 && error.status < 500 ? error.message : tryLaterText;
  }
}

/** Removes the place in the browser at once, and in the session as soon as the request arrives. */
export function forgetLocation(loja: string | undefined): void {
  keepLocation(undefined);
  callApi<'forgetZipcode'>({ method: 'DELETE', path: toShopHref({ loja }, '/checkout/zipcode') }).catch(
    () => undefined,
  );
}

import { useEffect, useState, use } from 'react';
import type { Shipment } from '#contract/buying/delivery.ts';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { BrowserApiError, callApi } from '#web/http/browser-api.ts';
import { CustomerContext } from '../account/customer-context.ts';
import { useTypedLocation } from './delivery-location.ts';
import { type FreightTarget, toShipmentRequest, quoteFailedText } from './freight-target.ts';

/** The last result of the server or the browser: a shipment, or an error text for the shopper. */
export interface FreightResult {
  shipment?: Shipment;
  error?: string;
}

/** The quote for the CEP in the query, which the server renders for visitors without script. */
export interface FreightQuote extends FreightResult {
  /** The text that the visitor typed. */
  cep: string;
}

export interface FreightState extends FreightResult {
  isBusy: boolean;
  retry: () => void;
}

const debounceMs = 400;
/** Long enough for a response on a slow connection. */
const timeoutMs = 10_000;

export interface FreightQuoteOptions {
  target: FreightTarget;
  /** Undefined while the place is unknown; no request is then sent. */
  cep: string | undefined;
  initial?: FreightQuote | undefined;
  /** Changes with the contents of the target, such as a cart. */
  version?: string;
}

/** The freight for a place, refetched when place or target change. The previous quote stays until the next response. */
export function useFreightQuote({ target, cep, initial, version = '' }: FreightQuoteOptions): FreightState {
  const request = toShipmentRequest(target, cep ?? '');
  const [attempt, setAttempt] = useState(0);
  const { path } = request;
  const body = JSON.stringify(request.body);
  const key = cep === undefined ? '' : `${path} ${body} ${version} ${attempt}`;
  const [result, setResult] = useState<FreightResult & { key: string }>(() => ({
    ...initial,
    key: initial && initial.cep === cep ? key : '',
  }));
  const isCurrent = key === '' || result.key === key;
  const isFirst = result.key === '';
  useEffect(() => {
    if (isCurrent) return undefined;
    const aborter = new AbortController();
    const load = () =>
      void fetchFreight(path, body, aborter.signal).then((next) => {
        if (!aborter.signal.aborted) setResult({ ...next, key });
      });
    const timer = setTimeout(load, isFirst ? 0 : debounceMs);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [isCurrent, isFirst, path, body, key]);
  const retry = () => setAttempt((before) => before + 1);
  if (key === '') return { isBusy: false, retry };
  const { shipment, error } = result;
  return { isBusy: !isCurrent, retry, ...(shipment && { shipment }), ...(error !== undefined && { error }) };
}

async function fetchFreight(path: string, body: string, signal: AbortSignal): Promise<FreightResult> {
  const timeout = new AbortController();
  const stop = () => timeout.abort();
  const timer = setTimeout(stop, timeoutMs);
  signal.addEventListener('abort', stop, { once: true });
  try {
    const content: unknown = JSON.parse(body);
    return { shipment: await callApi<'cartShipment'>({ method: 'POST', path, body: content, signal: timeout.signal }) };
  } catch (error) {
    const isRefused = error instanceof BrowserApiError && error.status >= 400 && error.status < 500;
    return { error: isRefused ? error.message : quoteFailedText };
  } finally {
    clearTimeout(timer);
  }
}

/** Prices of the cheapest way to get an order, in reais; undefined if there is none or it is unknown. */
export interface CheapestFreight {
  delivery: number | undefined;
  pickup: number | undefined;
}

export function findCheapest({ shipment, isBusy }: FreightState): CheapestFreight {
  const options = isBusy ? [] : (shipment?.fretes ?? []);
  const findLowest = (isPickup: boolean) => {
    const prices = options.filter(({ tipo }) => (tipo === 'retirada') === isPickup).map(({ valor }) => valor);
    return prices.length === 0 ? undefined : Math.min(...prices);
  };
  return { delivery: findLowest(false), pickup: findLowest(true) };
}

/**
 * The place of delivery and the CEP to quote: the typed one, else the CEP in the query, of which only the CEP is known, else the
 * customer's main address.
 */
export function useFreightLocation(initial: FreightQuote | undefined) {
  const typed = useTypedLocation();
  const home = use(CustomerContext)?.home;
  // Without script only the form can replace the customer's address, so the server renders the form.
  const isHydrated = useIsHydrated();
  // The CEP stays in the URL, but must not apply again after the visitor has removed the place.
  const [hadPlace, setHadPlace] = useState(false);
  if (typed && !hadPlace) setHadPlace(true);
  const fromQuery = hadPlace ? undefined : initial;
  const location = typed ?? (isHydrated && !fromQuery ? home : undefined);
  return { location, cep: location?.cep ?? (fromQuery?.shipment && fromQuery.cep) };
}

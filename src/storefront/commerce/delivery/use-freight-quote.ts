import { useEffect, useState, use } from 'react';
import type { Shipment } from '#contract/buying/delivery.ts';
import { BrowserApiError, callApi } from '#web/http/browser-api.ts';
import { type FreightTarget, toShipmentRequest, quoteFailedText } from './freight-target.ts';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { type DeliveryLocation, HomeContext, useTypedLocation } from './delivery-location.ts';

/** The last result of the server or the browser: a shipment, or an error text for the shopper. */
export interface FreightAnswer {
  shipment?: Shipment;
  error?: string;
}

/** What a page without script was asked to quote by its address. */
export interface FreightQuote extends FreightAnswer {
  /** As it was typed. */
  cep: string;
}

export interface FreightState extends FreightAnswer {
  isBusy: boolean;
  retry: () => void;
}

const settleMs = 400;
/** Longer than a slow connection needs. */
const limitMs = 10_000;

interface FreightQuestion {
  target: FreightTarget;
  /** Undefined while the place is not known: then nothing is asked. */
  cep: string | undefined;
  initial?: FreightQuote | undefined;
  /** Changes with the contents of the target, such as a cart. */
  version?: string;
}

/** The freight for a place, fetched again when place or target change. The previous quote stays until the next one arrives. */
export function useFreightQuote({ target, cep, initial, version = '' }: FreightQuestion): FreightState {
  const request = toShipmentRequest(target, cep ?? '');
  const [attempt, setAttempt] = useState(0);
  const { path } = request;
  const body = JSON.stringify(request.body);
  const key = cep === undefined ? '' : `${path} ${body} ${version} ${attempt}`;
  const [answer, setAnswer] = useState<FreightAnswer & { key: string }>(() => ({
    ...initial,
    key: initial && initial.cep === cep ? key : '',
  }));
  const isAsked = key === '' || answer.key === key;
  const isFirst = answer.key === '';
  useEffect(() => {
    if (isAsked) return undefined;
    const stopping = new AbortController();
    const ask = () =>
      void askFreight(path, body, stopping.signal).then((next) => {
        if (!stopping.signal.aborted) setAnswer({ ...next, key });
      });
    const timer = setTimeout(ask, isFirst ? 0 : settleMs);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [isAsked, isFirst, path, body, key]);
  const retry = () => setAttempt((before) => before + 1);
  if (key === '') return { isBusy: false, retry };
  const { shipment, error } = answer;
  return { isBusy: !isAsked, retry, ...(shipment && { shipment }), ...(error !== undefined && { error }) };
}

async function askFreight(path: string, body: string, signal: AbortSignal): Promise<FreightAnswer> {
  const limited = new AbortController();
  const stop = () => limited.abort();
  const timer = setTimeout(stop, limitMs);
  signal.addEventListener('abort', stop, { once: true });
  try {
    const content: unknown = JSON.parse(body);
    return { shipment: await callApi<'cartShipment'>({ method: 'POST', path, body: content, signal: limited.signal }) };
  } catch (error) {
    const isRefused = error instanceof BrowserApiError && error.status >= 400 && error.status < 500;
    return { error: isRefused ? error.message : quoteFailedText };
  } finally {
    clearTimeout(timer);
  }
}

/** Price of the cheapest delivery option, in reais; undefined if there is none or it is unknown. */
export function findCheapest({ shipment, isBusy }: FreightState): number | undefined {
  const prices = (shipment?.fretes ?? []).filter(({ tipo }) => tipo !== 'retirada').map(({ valor }) => valor);
  return isBusy || prices.length === 0 ? undefined : Math.min(...prices);
}

interface FreightLocation {
  /** Undefined where the CEP is to be asked for. */
  location: DeliveryLocation | undefined;
  /** What freight is quoted for; undefined without. */
  cep: string | undefined;
}

/** Where freight goes: the typed place, before that what the page's address asked for, else where the customer lives. */
export function useFreightLocation(initial: FreightQuote | undefined): FreightLocation {
  const typed = useTypedLocation();
  const home = use(HomeContext);
  // Without script only the form can choose another place than the customer's address.
  const isHydrated = useIsHydrated();
  // The CEP stays in the URL: after the visitor removes the place, that older CEP must not return.
  const [hadPlace, setHadPlace] = useState(false);
  if (typed && !hadPlace) setHadPlace(true);
  const asked = hadPlace ? undefined : initial;
  const location = typed ?? (isHydrated && !asked ? home : undefined);
  return { location, cep: location?.cep ?? (asked?.shipment && asked.cep) };
}

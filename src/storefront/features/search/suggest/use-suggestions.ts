import { useEffect, useState } from 'react';
import { toShopHash } from '#contract/site-paths.ts';
import { callApi } from '#web/http/browser-api.ts';
import { usePaymentMethods, useShop } from '../../../shops/shop-context.tsx';
import { type Shop, toShopHref } from '../../../shops/shop.ts';
import { findPublishedPage } from '../help/help-pages.ts';
import type { SearchState } from './search-context.tsx';
import { type PictureSource, type Suggestions, toDefaultSuggestions, toSuggestions } from './suggestion-view.ts';

// Specification 9.
const debounceMs = 500;
const clearMs = 100;
const suggestionLimit = 5;
const failureMessage = 'Erro ao buscar sugestões:';

/**
 * Suggestions for the typed text, debounced by 500 ms and only while they are shown; a keystroke aborts the request in
 * flight. They are cleared 100 ms after they are hidden or the text is emptied.
 */
export function useSuggestions(
  { text, siteUrl, pictureFields }: SearchState,
  isShown: boolean,
): Suggestions | undefined {
  const shop = useShop();
  const methods = usePaymentMethods();
  const [suggestions, setSuggestions] = useState<Suggestions>();
  const isEnabled = isShown && text.trim() !== '';

  useEffect(() => {
    if (!isEnabled) return;
    const aborter = new AbortController();
    const load = async () => {
      try {
        const [response, help] = await Promise.all([
          fetchSuggestions(text.trim(), shop, aborter.signal),
          findPublishedPage(text, (path) => isPublished(path, shop, aborter.signal)),
        ]);
        if (aborter.signal.aborted) return;
        const toHref = (path: string) => toShopHref(shop, path);
        setSuggestions(toSuggestions(response, { siteUrl, pictureFields, toHref, help, methods }));
      } catch (error) {
        if (aborter.signal.aborted) return;
        warn(failureMessage, error);
        setSuggestions(undefined);
      }
    };
    const timer = setTimeout(() => void load(), debounceMs);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [isEnabled, text, shop, siteUrl, pictureFields, methods]);

  useEffect(() => {
    if (isEnabled) return;
    const timer = setTimeout(() => setSuggestions(undefined), clearMs);
    return () => clearTimeout(timer);
  }, [isEnabled]);

  return suggestions;
}

/** The best sellers, for an empty text (specification 5). They are loaded once per shop, when they are first shown. */
export function useDefaultSuggestions(
  { siteUrl, pictureFields }: PictureSource,
  isEnabled: boolean,
): Suggestions | undefined {
  const shop = useShop();
  const methods = usePaymentMethods();
  const [known, setKnown] = useState<{ shop: string; suggestions: Suggestions }>();
  const suggestions = known?.shop === shop.id ? known.suggestions : undefined;
  const isMissing = isEnabled && !suggestions;
  useEffect(() => {
    if (!isMissing) return;
    const aborter = new AbortController();
    const load = async () => {
      try {
        const response = await fetchBestSellers(shop, aborter.signal);
        if (aborter.signal.aborted) return;
        const toHref = (path: string) => toShopHref(shop, path);
        const options = { siteUrl, pictureFields, toHref, methods };
        setKnown({ shop: shop.id, suggestions: toDefaultSuggestions(response, options) });
      } catch (error) {
        if (!aborter.signal.aborted) warn(failureMessage, error);
      }
    };
    void load();
    return () => aborter.abort();
  }, [isMissing, shop, siteUrl, pictureFields, methods]);
  return suggestions;
}

/** Specification 7: the first results of the search itself. */
function fetchSuggestions(text: string, { loja }: Pick<Shop, 'loja'>, signal: AbortSignal) {
  const query = new URLSearchParams({
    busca: text,
    offset: '0',
    limit: String(suggestionLimit),
    order: 'Popularidade',
    ...(loja && { loja }),
  });
  return callApi<'search'>({
    method: 'GET',
    path: `/url/product/listing/search?${query}`,
    signal,
    skipsErrorPage: true,
  });
}

/** Without an answer the suggestions do without the page. */
async function isPublished(url: string, { loja }: Pick<Shop, 'loja'>, signal: AbortSignal): Promise<boolean> {
  const query = new URLSearchParams({ url, ...(loja && { loja }) });
  try {
    await callApi<'verify'>({ method: 'GET', path: `/url/verify?${query}`, signal, skipsErrorPage: true });
    return true;
  } catch {
    return false;
  }
}

/** An empty text is never searched for (specification 5), so the showcase is the fallback. */
function fetchBestSellers(shop: Pick<Shop, 'id' | 'loja'>, signal: AbortSignal) {
  const path = toShopHref(shop, `/showcase/products/${toShopHash(shop, 'mais-pedidos')}`);
  return callApi<'showcase'>({ method: 'GET', path, signal, skipsErrorPage: true });
}

/** Logs failures that the specification wants in the console only. */
function warn(message: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the log of a browser is its console
  console.warn(message, error instanceof Error ? error.message : error);
}

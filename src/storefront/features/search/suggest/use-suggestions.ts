import { useEffect, useState } from 'react';
import { warn } from '#web/browser/warn.ts';
import { useShop } from '../../../shops/shop-context.tsx';
import { toShopHref } from '../../../shops/shop.ts';
import type { SearchState } from '../search-context.tsx';
import { askBestSellers, askSuggestions } from './ask.ts';
import { type PictureSource, type Suggestions, toDefaultSuggestions, toSuggestions } from './suggestion-view.ts';

/** Specification 9. */
const debounceMs = 500;
const clearMs = 100;
const failureMessage = 'Erro ao buscar sugestões:';

/**
 * Suggestions for what is typed, 500 ms after the last keystroke and only while they are shown; a later keystroke drops an
 * answer that is still on its way. They are forgotten 100 ms after they were hidden, and with the text.
 */
export function useSuggestions(
  { text, siteUrl, pictureFields }: SearchState,
  isShown: boolean,
): Suggestions | undefined {
  const shop = useShop();
  const [suggestions, setSuggestions] = useState<Suggestions>();
  const isWanted = isShown && text.trim() !== '';

  useEffect(() => {
    if (!isWanted) return;
    const asking = new AbortController();
    const ask = async () => {
      try {
        const answer = await askSuggestions(text.trim(), shop, asking.signal);
        if (asking.signal.aborted) return;
        setSuggestions(toSuggestions(answer, { siteUrl, pictureFields, toHref: (path) => toShopHref(shop, path) }));
      } catch (error) {
        if (asking.signal.aborted) return;
        warn(failureMessage, error);
        setSuggestions(undefined);
      }
    };
    const timer = setTimeout(() => void ask(), debounceMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [isWanted, text, shop, siteUrl, pictureFields]);

  useEffect(() => {
    if (isWanted) return;
    const timer = setTimeout(() => setSuggestions(undefined), clearMs);
    return () => clearTimeout(timer);
  }, [isWanted]);

  return suggestions;
}

/** What is asked for most, for an empty text (specification 5); asked when it is first wanted, and anew in the other shop. */
export function useDefaultSuggestions(
  { siteUrl, pictureFields }: PictureSource,
  isWanted: boolean,
): Suggestions | undefined {
  const shop = useShop();
  const [known, setKnown] = useState<{ shop: string; suggestions: Suggestions }>();
  const suggestions = known?.shop === shop.id ? known.suggestions : undefined;
  const isMissing = isWanted && !suggestions;
  useEffect(() => {
    if (!isMissing) return;
    const asking = new AbortController();
    const ask = async () => {
      try {
        const answer = await askBestSellers(shop, asking.signal);
        if (asking.signal.aborted) return;
        const toHref = (path: string) => toShopHref(shop, path);
        setKnown({ shop: shop.id, suggestions: toDefaultSuggestions(answer, { siteUrl, pictureFields, toHref }) });
      } catch (error) {
        if (!asking.signal.aborted) warn(failureMessage, error);
      }
    };
    void ask();
    return () => asking.abort();
  }, [isMissing, shop, siteUrl, pictureFields]);
  return suggestions;
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator, useRouteLoaderData } from 'react-router';
import { countChanges } from '#web/browser/tabs.ts';
import type { FormResult } from '#web/forms/form-result.ts';
import { postForm } from '#web/forms/post-form.ts';
import { fetchJson } from '#web/http/fetch-json.ts';
import { useIsPersonalPage } from '#web/route-handle.ts';
import { paths } from '../../paths.ts';
import { useShop, useShopHref } from '../../shops/shop-context.tsx';
import type { Personal } from './load-personal.server.ts';

/** Loads the personal data; skipped without a session unless forced. Resolves to false if the request failed. */
export type Renew = (isForced?: boolean) => Promise<boolean>;

/**
 * The newest data of the layout's loader, a sign-in or a renewal; undefined on a public page until the first renewal. Fields that
 * it leaves unknown keep their last value.
 */
export function usePersonal() {
  const loaded = useRouteLoaderData<Personal>('layout');
  const { id: shopId } = useShop();
  const [known, setKnown] = useState({ personal: loaded, loaded, shopId });
  let { personal } = known;
  if (known.loaded !== loaded || known.shopId !== shopId) {
    personal = fillUnknown(loaded, known.personal, known.shopId === shopId);
    setKnown({ personal, loaded, shopId });
  }
  const isPersonalPage = useIsPersonalPage();
  const { revalidate } = useRevalidator();
  const show = (next: Personal) => {
    setKnown({ personal: fillUnknown(next, personal, true), loaded, shopId });
    // Only a personal page shows something else to another customer.
    if (isPersonalPage && next.customer?.id !== personal?.customer?.id) void revalidate();
  };
  const action = useShopHref()(paths.signIn);
  const signIn = async (form: FormData): Promise<FormResult> => {
    const result = await postForm<{ personal: Personal }>(action, form);
    if (result.ok) show(result.personal);
    return result;
  };
  return { personal, signIn, renew: useRenew({ loaded, personal, show }) };
}

/** Fills unknown fields of `next` from `before`, but nothing of another customer, and no cart of another shop. */
function fillUnknown(
  next: Personal | undefined,
  before: Personal | undefined,
  isSameShop: boolean,
): Personal | undefined {
  if (!before) return next;
  if (!next) return isSameShop ? before : { ...before, cart: undefined, others: undefined };
  const isOtherCustomer =
    next.customer !== undefined && before.customer !== undefined && next.customer?.id !== before.customer?.id;
  if (isOtherCustomer) return next;
  return {
    ...next,
    customer: next.customer === undefined ? before.customer : next.customer,
    favourites: next.favourites === undefined ? before.favourites : next.favourites,
    ...(isSameShop && { cart: next.cart ?? before.cart, others: next.others ?? before.others }),
  };
}

interface Shown {
  loaded: Personal | undefined;
  personal: Personal | undefined;
  show: (next: Personal) => void;
}

/** Loads only the personal data, so that neither a page waits for it nor a failure replaces the page. */
function useRenew({ loaded, personal, show }: Shown): Renew {
  const href = useShopHref()(paths.visit);
  const latest = useRef({ loaded, personal, show, href });
  useEffect(() => {
    latest.current = { loaded, personal, show, href };
  });
  const requests = useRef(0);
  return useCallback(async (isForced = false) => {
    const { personal: before, loaded: loadedBefore, href: address } = latest.current;
    const mayHaveSession = before?.hasSession !== false || countChanges() > 0;
    if (!mayHaveSession && !isForced) return true;
    requests.current += 1;
    const request = requests.current;
    let next: Personal | undefined;
    let changes: number;
    do {
      changes = countChanges();
      next = await fetchPersonal(address);
      // What was requested before a change of this tab does not know it.
    } while (next && changes !== countChanges());
    // The last data stays while the API is away.
    if (!next) return false;
    // A later renewal or a load of the layout has newer data.
    const isStale = request !== requests.current || latest.current.loaded !== loadedBefore;
    if (!isStale) latest.current.show(next);
    return true;
  }, []);
}

async function fetchPersonal(href: string): Promise<Personal | undefined> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the response of our own route `visit`
  return (await fetchJson(href)) as Personal | undefined;
}

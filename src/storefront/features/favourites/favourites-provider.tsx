import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { type ToastMessage, useToast } from '#ui/feedback/toast.tsx';
import { pushFavourite } from '#web/analytics/items.ts';
import { announceChange } from '#web/browser/tabs.ts';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { callApi } from '#web/http/browser-api.ts';
import { AccountField } from '../../commerce/account/account-field.tsx';
import { withTarget } from '../../commerce/account/sign-in-address.ts';
import {
  favouriteFormId,
  type FavouriteProduct,
  FavouritesContext,
} from '../../commerce/favourites/favourite-heart.tsx';
import { paths } from '../../paths.ts';
import { useShopHref } from '../../shops/shop-context.tsx';
import {
  createFavouriteStore,
  type FavouriteStore,
  type LoadedFavourites,
  type Outcome,
  type Verb,
} from './favourite-store.ts';

interface FavouritesProviderProps {
  /** Null for visitors, undefined while unknown. */
  ids: readonly number[] | null | undefined;
  /** The customer to whom they belong; undefined for visitors and while unknown. */
  customerId: number | undefined;
  children: ReactNode;
}

const StoreContext = createContext<FavouriteStore | null>(null);
const none: readonly number[] = [];

const toLoaded = (ids: FavouritesProviderProps['ids'], customerId: number | undefined): LoadedFavourites => ({
  ids: ids ?? none,
  // A known customer is signed in, also while the favourites are unknown.
  isSignedIn: customerId !== undefined,
  customerId,
});

/** All hearts share one store, so that a product has the same state everywhere on the page. */
export function FavouritesProvider({ ids, customerId, children }: FavouritesProviderProps) {
  const { pathname, search } = useLocation();
  const toHref = useShopHref();
  const [store] = useState(() => createFavouriteStore(requestChange, toLoaded(ids, customerId)));
  useEffect(() => store.reset(toLoaded(ids, customerId)), [store, ids, customerId]);
  useOutcomes(store, pathname + search);
  return (
    <FavouritesContext value={store}>
      <StoreContext value={store}>{children}</StoreContext>
      <form id={favouriteFormId} method="post" action={toHref(paths.favouriteAction)} hidden>
        <input type="hidden" name="voltar" value={pathname + search} />
        <AccountField id={customerId} />
      </form>
    </FavouritesContext>
  );
}

function requestChange(verb: Verb, { id, valueId = 0 }: FavouriteProduct, customerId: number | undefined) {
  return callApi<'addFavourite' | 'removeFavourite' | 'verifyFavourite'>({
    method: 'POST',
    path: `/wishlist/${verb}`,
    customerId,
    body: { idProduto: id, idAtributoSimples: valueId, idUnidadeVenda: 0, quantidade: 1, parametroAdicional: '' },
  });
}

/** Shows the result of a press with an undo action, or sends a visitor to the sign-in page. */
function useOutcomes(store: FavouriteStore, path: string): void {
  const showToast = useToast();
  const toHref = useShopHref();
  useEffect(() => {
    const showOutcome = (outcome: Outcome) => {
      if (outcome.kind === 'signInNeeded') {
        window.location.assign(toHref(withTarget(paths.signIn, { returnPath: path, favourite: outcome.product.id })));
      } else {
        showToast(toToast(outcome, store));
        if (outcome.kind === 'changed') announceChange();
        if (outcome.kind === 'changed' && outcome.isFavourite) pushFavourite(outcome.product.id);
      }
    };
    return store.listen(showOutcome);
  }, [store, path, showToast, toHref]);
}

function toToast(outcome: Exclude<Outcome, { kind: 'signInNeeded' }>, store: FavouriteStore): ToastMessage {
  if (outcome.kind === 'failed') return { text: outcome.message };
  if (outcome.isFavourite) return { text: 'Salvo nos favoritos' };
  const undo = { label: 'Desfazer', onPress: () => store.press(outcome.product), isUndo: true };
  return { text: 'Removido dos favoritos', action: undo };
}

/** Whether each listed product is still a favourite; `ids` are those that the page has loaded. */
export function useStillFavourite(ids: readonly number[]): (id: number) => boolean {
  const store = use(StoreContext);
  const isHydrated = useIsHydrated();
  useEffect(() => store?.add(ids), [store, ids]);
  useFavouriteCount();
  return (id) => !isHydrated || !store || store.has(id);
}

/** Removes a product that the server has already removed, as by a move to the cart. */
export function useRemoveFavourite(): (id: number) => void {
  const store = use(StoreContext);
  return (id) => store?.remove(id);
}

export function useFavouriteCount(): number {
  const store = use(StoreContext);
  const read = () => store?.count() ?? 0;
  return useSyncExternalStore(store?.subscribe ?? subscribeToNothing, read, read);
}

const subscribeToNothing = () => () => undefined;

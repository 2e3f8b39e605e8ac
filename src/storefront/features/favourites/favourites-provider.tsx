import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { type ToastMessage, useToast } from '#ui/feedback/toast.tsx';
import {
  favouriteFormId,
  type FavouriteProduct,
  FavouritesContext,
} from '../../commerce/favourites/favourites-context.ts';
import { callApi } from '#web/http/browser-api.ts';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { useShopHref } from '../../shops/shop-context.tsx';
import { paths } from '../../routes.ts';
import {
  createFavouriteStore,
  type FavouriteStore,
  type LoadedFavourites,
  type Outcome,
  type Verb,
} from './favourite-store.ts';
import { withTarget } from '../../commerce/account/sign-in-address.ts';

interface FavouritesProviderProps {
  /** Null while nobody is signed in, or nothing could be loaded. */
  ids: readonly number[] | null;
  children: ReactNode;
}

const StoreContext = createContext<FavouriteStore | null>(null);
const none: readonly number[] = [];

/** All hearts of a page read one store, so that one product has one flag wherever it stands. */
export function FavouritesProvider({ ids, children }: FavouritesProviderProps) {
  const { pathname, search } = useLocation();
  const toHref = useShopHref();
  const [store] = useState(() => getStore({ ids: ids ?? none, isSignedIn: ids !== null }));
  useEffect(() => store.renew({ ids: ids ?? none, isSignedIn: ids !== null }), [store, ids]);
  useOutcomes(store, pathname + search);
  return (
    <FavouritesContext value={store}>
      <StoreContext value={store}>{children}</StoreContext>
      <form id={favouriteFormId} method="post" action={toHref(paths.favouriteAction)} hidden>
        <input type="hidden" name="voltar" value={pathname + search} />
      </form>
    </FavouritesContext>
  );
}

/** One for each document: an error page puts another frame in the place of this one, which knows only what was loaded. */
let storeOfDocument: FavouriteStore | undefined;

function getStore(loaded: LoadedFavourites): FavouriteStore {
  if (typeof document === 'undefined') return createFavouriteStore(ask, loaded);
  storeOfDocument ??= createFavouriteStore(ask, loaded);
  return storeOfDocument;
}

function ask(verb: Verb, { id, valueId = 0 }: FavouriteProduct) {
  return callApi<'addFavourite' | 'removeFavourite' | 'verifyFavourite'>({
    method: 'POST',
    path: `/wishlist/${verb}`,
    body: { idProduto: id, idAtributoSimples: valueId, idUnidadeVenda: 0, quantidade: 1, parametroAdicional: '' },
  });
}

/** Says how a press ended, with a way back, or sends a visitor to the sign-in page. */
function useOutcomes(store: FavouriteStore, path: string): void {
  const showToast = useToast();
  const toHref = useShopHref();
  useEffect(() => {
    const tell = (outcome: Outcome) => {
      if (outcome.kind === 'signInNeeded') {
        window.location.assign(toHref(withTarget(paths.signIn, { returnPath: path, favourite: outcome.product.id })));
      } else {
        showToast(toToast(outcome, store));
        if (outcome.kind === 'changed' && outcome.isFavourite) void noteFavourite(outcome.product.id);
      }
    };
    return store.listen(tell);
  }, [store, path, showToast, toHref]);
}

/** In the data layer; a visit goes on without. */
async function noteFavourite(productId: number): Promise<void> {
  try {
    (await import('#web/analytics/items.ts')).pushFavourite(productId);
  } catch {
    // The code could not be fetched.
  }
}

function toToast(outcome: Exclude<Outcome, { kind: 'signInNeeded' }>, store: FavouriteStore): ToastMessage {
  if (outcome.kind === 'failed') return { text: outcome.message };
  if (outcome.isFavourite) return { text: 'Salvo nos favoritos' };
  const undo = { label: 'Desfazer', onPress: () => store.press(outcome.product) };
  return { text: 'Removido dos favoritos', action: undo };
}

/** Which of the listed products are still favourites; `ids` are as the page has just loaded them. */
export function useStillFavourite(ids: readonly number[]): (id: number) => boolean {
  const store = use(StoreContext);
  const isHydrated = useIsHydrated();
  useEffect(() => store?.learn(ids), [store, ids]);
  useFavouriteCount();
  return (id) => !isHydrated || !store || store.has(id);
}

/** Takes a product off the list that the server has taken off already, as with a move to the cart. */
export function useForgetFavourite(): (id: number) => void {
  const store = use(StoreContext);
  return (id) => store?.forget(id);
}

/** How many there are now. */
export function useFavouriteCount(): number {
  const store = use(StoreContext);
  const read = () => store?.count() ?? 0;
  return useSyncExternalStore(store?.subscribe ?? subscribeToNothing, read, read);
}

const subscribeToNothing = () => () => undefined;

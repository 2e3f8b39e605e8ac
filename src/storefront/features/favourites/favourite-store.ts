// Favourites: the hearts on products and the page that lists them. This file: the client store, with optimistic updates.

import { tryLaterText } from '#contract/messages/field-sentences.ts';
import { BrowserApiError } from '#web/http/browser-api.ts';
import type { FavouriteProduct, Favourites } from '../../commerce/favourites/favourite-heart.tsx';

export type Verb = 'add' | 'remove' | 'verify';

/** The result of a press. */
export type Outcome =
  | { kind: 'changed'; product: FavouriteProduct; isFavourite: boolean }
  | { kind: 'failed'; message: string }
  /** Specification 6: only customers have favourites. */
  | { kind: 'signInNeeded'; product: FavouriteProduct };

export interface LoadedFavourites {
  ids: readonly number[];
  isSignedIn: boolean;
  /** The customer to whom they belong. */
  customerId?: number | undefined;
}

/** Rejects with BrowserApiError. */
type RequestChange = (
  verb: Verb,
  product: FavouriteProduct,
  customerId: number | undefined,
) => Promise<{ sucesso: boolean; mensagem?: string | undefined }>;

export interface FavouriteStore extends Favourites {
  count(): number;
  /** Replaces the favourites by revalidated loader data; presses in flight stay applied. */
  reset(loaded: LoadedFavourites): void;
  /** Adds favourites that a page has just loaded. */
  add(ids: readonly number[]): void;
  /** Removes a favourite that the server has already removed. */
  remove(id: number): void;
  /** Subscribes to results; returns the unsubscribe function. */
  listen(onOutcome: (outcome: Outcome) => void): () => void;
}

const signInStatus = 401;

/** The last press wins: while a request is in flight, only the wanted state is stored, and sent after the response. */
export function createFavouriteStore(requestChange: RequestChange, first: LoadedFavourites): FavouriteStore {
  let loaded = first;
  const shown = createShownIds(first.ids);
  let presses = 0;
  const wanted = new Map<number, boolean>();
  /** Confirmed presses that the next loader data may not know: they can have been requested before. */
  const confirmed = new Map<number, boolean>();
  const outcomes = createSignal<Outcome>();
  const showLoaded = (ids: readonly number[]) => shown.replace(withMembers(new Set(ids), [...confirmed, ...wanted]));

  async function settle(product: FavouriteProduct, before: boolean): Promise<void> {
    const { id } = product;
    const pressed = loaded;
    const findWanted = () => wanted.get(id);
    const end = await syncWithServer({ requestChange, product, customerId: pressed.customerId, before, findWanted });
    wanted.delete(id);
    if (end.outcome.kind === 'changed' && pressed.customerId === loaded.customerId) confirmed.set(id, end.isFavourite);
    shown.mark(id, isRefused(end, before) && loaded !== pressed ? loaded.ids.includes(id) : end.isFavourite);
    outcomes.send(end.outcome);
  }

  return {
    has: shown.has,
    count: () => shown.list().length,
    subscribe: shown.subscribe,
    listen: outcomes.listen,
    press(product) {
      const { id } = product;
      const isShown = shown.has(id);
      const isRunning = wanted.has(id);
      presses += 1;
      wanted.set(id, !isShown);
      // Visitors are sent to sign in, so an optimistic heart would only flicker.
      if (loaded.isSignedIn) shown.mark(id, !isShown);
      if (!isRunning) void settle(product, isShown);
    },
    verify(product) {
      const pressesBefore = presses;
      requestChange('verify', product, loaded.customerId).then(
        ({ sucesso }) => presses === pressesBefore && shown.mark(product.id, sucesso),
        // The loaded state stays.
        () => undefined,
      );
    },
    reset(next) {
      if (next.ids === loaded.ids && next.customerId === loaded.customerId) return;
      if (next.customerId !== loaded.customerId) confirmed.clear();
      loaded = next;
      showLoaded(next.ids);
      confirmed.clear();
    },
    remove(id) {
      confirmed.set(id, false);
      shown.mark(id, false);
    },
    add(ids) {
      if (ids.some((id) => !shown.has(id))) showLoaded([...shown.list(), ...ids]);
    },
  };
}

/** The ids of the filled hearts. */
function createShownIds(first: readonly number[]) {
  let ids: ReadonlySet<number> = new Set(first);
  const changes = createSignal<void>();
  const replace = (next: ReadonlySet<number>) => {
    ids = next;
    changes.send();
  };
  return {
    has: (id: number) => ids.has(id),
    list: () => [...ids],
    subscribe: changes.listen,
    replace,
    mark(id: number, isFavourite: boolean) {
      if (ids.has(id) !== isFavourite) replace(withMembers(ids, [[id, isFavourite]]));
    },
  };
}

interface SyncEnd {
  isFavourite: boolean;
  outcome: Outcome;
}

/** Whether the server has confirmed nothing: then what was loaded after the press is what it has. */
function isRefused({ isFavourite, outcome }: SyncEnd, before: boolean): boolean {
  return outcome.kind !== 'changed' && isFavourite === before;
}

interface SyncInput {
  requestChange: RequestChange;
  product: FavouriteProduct;
  /** The customer who has pressed the heart. */
  customerId: number | undefined;
  before: boolean;
  /** The state that the last press wants. */
  findWanted: () => boolean | undefined;
}

/** Sends one request after another until the server's state matches the last press, or until it refuses. */
async function syncWithServer({ requestChange, product, customerId, before, findWanted }: SyncInput): Promise<SyncEnd> {
  let isFavourite = before;
  try {
    for (let next = findWanted(); next !== undefined && next !== isFavourite; next = findWanted()) {
      const { sucesso, mensagem } = await requestChange(next ? 'add' : 'remove', product, customerId);
      if (!sucesso) return { isFavourite, outcome: { kind: 'failed', message: mensagem ?? tryLaterText } };
      isFavourite = next;
    }
    return { isFavourite, outcome: { kind: 'changed', product, isFavourite } };
  } catch (error) {
    return { isFavourite, outcome: toOutcome(error, product) };
  }
}

/** The messages of 4xx responses are written for shoppers; those of 5xx are not. */
function toOutcome(error: unknown, product: FavouriteProduct): Outcome {
  const status = error instanceof BrowserApiError ? error.status : 0;
  if (status === signInStatus) return { kind: 'signInNeeded', product };
  const isRefusal = error instanceof BrowserApiError && status >= 400 && status < 500;
  return { kind: 'failed', message: isRefusal ? error.message : tryLaterText };
}

function withMembers(members: ReadonlySet<number>, changes: Iterable<readonly [number, boolean]>): Set<number> {
  const next = new Set(members);
  for (const [id, isMember] of changes) {
    if (isMember) next.add(id);
    else next.delete(id);
  }
  return next;
}

function createSignal<Value>() {
  const listeners = new Set<(value: Value) => void>();
  return {
    listen(listener: (value: Value) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(value: Value): void {
      for (const listener of listeners) listener(value);
    },
  };
}

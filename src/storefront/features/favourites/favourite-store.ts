// Favourites: hearts on every product, the page that lists them. This file: what is one, and what a press does about it.
import { tryLaterText } from '#web/errors/try-later-text.ts';
import { BrowserApiError } from '#web/http/browser-api.ts';
import type { FavouriteProduct, Favourites } from '../../commerce/favourites/favourites-context.ts';

export type Verb = 'add' | 'remove' | 'verify';

/** How a press ended. */
export type Outcome =
  | { kind: 'changed'; product: FavouriteProduct; isFavourite: boolean }
  | { kind: 'failed'; message: string }
  /** Specification 6: only customers have favourites. */
  | { kind: 'signInNeeded'; product: FavouriteProduct };

export interface LoadedFavourites {
  ids: readonly number[];
  isSignedIn: boolean;
}

/** Rejects with BrowserApiError. */
type Ask = (verb: Verb, product: FavouriteProduct) => Promise<{ sucesso: boolean; mensagem?: string | undefined }>;

export interface FavouriteStore extends Favourites {
  count(): number;
  /** Takes over what the server loaded anew; presses that are on their way stay. */
  renew(loaded: LoadedFavourites): void;
  /** Takes over that these are favourites, as a page has just loaded them. */
  learn(ids: readonly number[]): void;
  /** Takes a favourite off, as the server has just done by another way. */
  forget(id: number): void;
  /** Tells how presses end; returns what ends that. */
  listen(onOutcome: (outcome: Outcome) => void): () => void;
}

const signInStatus = 401;

/** The last press decides: while a request runs, only what it should end in is noted, and sent when the answer is there. */
export function createFavouriteStore(ask: Ask, first: LoadedFavourites): FavouriteStore {
  let loaded = first;
  let shown: ReadonlySet<number> = new Set(first.ids);
  let presses = 0;
  const wanted = new Map<number, boolean>();
  const changes = createSignal<void>();
  const outcomes = createSignal<Outcome>();

  const show = (next: ReadonlySet<number>) => {
    shown = next;
    changes.send();
  };
  const mark = (id: number, isFavourite: boolean) => {
    if (shown.has(id) !== isFavourite) show(withMembers(shown, [[id, isFavourite]]));
  };

  async function settle(product: FavouriteProduct, before: boolean): Promise<void> {
    const { id } = product;
    const end = await reachAim({ ask, product, before, findAim: () => wanted.get(id) });
    wanted.delete(id);
    mark(id, end.isFavourite);
    outcomes.send(end.outcome);
  }

  return {
    has: (id) => shown.has(id),
    count: () => shown.size,
    subscribe: changes.listen,
    listen: outcomes.listen,
    press(product) {
      const { id } = product;
      const isShown = shown.has(id);
      const isRunning = wanted.has(id);
      presses += 1;
      wanted.set(id, !isShown);
      // A visitor will be asked to sign in: a heart that fills first would only flicker.
      if (loaded.isSignedIn) mark(id, !isShown);
      if (!isRunning) void settle(product, isShown);
    },
    verify(product) {
      if (!loaded.isSignedIn) return;
      const pressesBefore = presses;
      ask('verify', product).then(
        ({ sucesso }) => presses === pressesBefore && mark(product.id, sucesso),
        // What was loaded with the page stands.
        () => undefined,
      );
    },
    renew(next) {
      if (next.ids === loaded.ids && next.isSignedIn === loaded.isSignedIn) return;
      loaded = next;
      show(withMembers(new Set(next.ids), wanted));
    },
    forget: (id) => mark(id, false),
    learn(ids) {
      if (ids.some((id) => !shown.has(id))) show(withMembers(new Set([...shown, ...ids]), wanted));
    },
  };
}

interface Aiming {
  ask: Ask;
  product: FavouriteProduct;
  before: boolean;
  /** What was pressed last. */
  findAim: () => boolean | undefined;
}

/** Sends one request after the other until the server's word is what was pressed last, or until it refuses. */
async function reachAim({
  ask,
  product,
  before,
  findAim,
}: Aiming): Promise<{ isFavourite: boolean; outcome: Outcome }> {
  let isFavourite = before;
  try {
    for (let aim = findAim(); aim !== undefined && aim !== isFavourite; aim = findAim()) {
      const { sucesso, mensagem } = await ask(aim ? 'add' : 'remove', product);
      if (!sucesso) return { isFavourite, outcome: { kind: 'failed', message: mensagem ?? tryLaterText } };
      isFavourite = aim;
    }
    return { isFavourite, outcome: { kind: 'changed', product, isFavourite } };
  } catch (error) {
    return { isFavourite, outcome: toOutcome(error, product) };
  }
}

/** What the API says about a request is made for shoppers; what it says about itself is not. */
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

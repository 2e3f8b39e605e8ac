// Favourites as every page knows them: what hearts read and press. The feature fills it in.
import { createContext } from 'react';

export interface FavouriteProduct {
  id: number;
  name: string;
  /** The chosen simple value, if any. Favourites are saved per product; the contract only passes the value along. */
  valueId?: number;
}

export interface Favourites {
  has(productId: number): boolean;
  /** Calls back after every change; returns what ends that. */
  subscribe(onChange: () => void): () => void;
  /** Toggles the shown state; presses during a request are queued. */
  press(product: FavouriteProduct): void;
  /** Asks the API whether it is one (specification 7: `wishlist/verify`). */
  verify(product: FavouriteProduct): void;
}

/** Id of the form that every heart of a page submits while there is no script. */
export const favouriteFormId = 'favoritos';

/** Null where nothing can be saved: hearts are absent then. */
export const FavouritesContext = createContext<Favourites | null>(null);

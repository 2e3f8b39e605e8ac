import { type ReactNode, use, useEffect, useSyncExternalStore, createContext } from 'react';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { CustomerContext } from '../account/customer-context.ts';

export interface FavouriteProduct {
  id: number;
  name: string;
  /** The selected simple value, if any. Favourites are saved per product; the contract only passes the value on. */
  valueId?: number;
}

export interface Favourites {
  has(productId: number): boolean;
  /** Calls `onChange` after every change; returns the unsubscribe function. */
  subscribe(onChange: () => void): () => void;
  /** Toggles the shown state; presses during a request are queued. */
  press(product: FavouriteProduct): void;
  /** Verifies with the API that the product is a favourite (specification 7: `wishlist/verify`). */
  verify(product: FavouriteProduct): void;
}

/** Id of the form that every heart of a page submits without script. */
export const favouriteFormId = 'favoritos';

/** Null where favourites cannot be saved; hearts are then not rendered. */
export const FavouritesContext = createContext<Favourites | null>(null);

/** The icon button on a product's picture; `className` is its place there. */
export function FavouriteHeart({ product, className }: { product: FavouriteProduct; className: string }) {
  const favourites = use(FavouritesContext);
  return favourites && <Heart favourites={favourites} product={product} className={`heart-button ${className}`} />;
}

/** The labelled button on the product's page, which verifies the state with the API once a customer is known. */
export function FavouriteButton({ product }: { product: FavouriteProduct }) {
  const favourites = use(FavouritesContext);
  const { id, name } = product;
  const isCustomer = use(CustomerContext) !== undefined;
  useEffect(() => {
    if (isCustomer) favourites?.verify({ id, name });
  }, [favourites, isCustomer, id, name]);
  return (
    favourites && (
      <Heart favourites={favourites} product={product} className={buttonClass('link', 'regular', 'self-start')}>
        {(isFavourite) => (isFavourite ? 'Remover dos favoritos' : 'Salvar nos favoritos')}
      </Heart>
    )
  );
}

interface HeartProps {
  favourites: Favourites;
  product: FavouriteProduct;
  className: string;
  /** The visible label; without it the button has only an accessible name. */
  children?: (isFavourite: boolean) => ReactNode;
}

function Heart({ favourites, product, className, children }: HeartProps) {
  const { id, name } = product;
  const read = () => favourites.has(id);
  const isFavourite = useSyncExternalStore(favourites.subscribe, read, read);
  return (
    <button
      type="submit"
      form={favouriteFormId}
      name={isFavourite ? 'remove' : 'add'}
      value={id}
      aria-pressed={isFavourite}
      aria-label={children ? undefined : toName(name, isFavourite)}
      className={className}
      onClick={(event) => {
        event.preventDefault();
        favourites.press(product);
      }}
    >
      <Icon name="heart" className="heart" />
      {children?.(isFavourite)}
    </button>
  );
}

function toName(productName: string, isFavourite: boolean): string {
  return isFavourite ? `Remover ${productName} dos favoritos` : `Salvar ${productName} nos favoritos`;
}

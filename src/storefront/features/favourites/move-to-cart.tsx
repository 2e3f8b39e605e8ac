import { use } from 'react';
import { Button, buttonClass } from '#ui/button.tsx';
import { AccountField, AccountIdContext } from '../../commerce/account/account-field.tsx';
import { AddToCartForm } from '../../commerce/cart/add-to-cart-form.tsx';
import { useRemoveFavourite } from './favourites-provider.tsx';

interface FavouriteCard {
  id: number;
  name: string;
  href: string;
  /** Value of the `carrinho` field in the cart form. */
  purchase: string;
}

interface MoveToCartProps {
  card: FavouriteCard;
  /** The attribute to choose first, such as "Volume"; empty if there is none. */
  attributeName: string;
}

/** Moves a favourite to the cart, or links to the product if a value must be chosen first. */
export function MoveToCart({ card, attributeName }: MoveToCartProps) {
  const remove = useRemoveFavourite();
  const accountId = use(AccountIdContext);
  if (attributeName) {
    return (
      <a href={card.href} className={buttonClass('secondary', 'card', 'relative z-1 mt-3.5')}>
        Escolher {attributeName.toLocaleLowerCase('pt-BR')}
        <span className="sr-only">: {card.name}</span>
      </a>
    );
  }
  return (
    <AddToCartForm purchase={card.purchase} className="relative z-1 mt-3.5" onAdded={() => remove(card.id)}>
      {({ isBusy }) => (
        <>
          <input type="hidden" name="favorito" value={card.id} />
          <AccountField id={accountId} />
          <Button type="submit" look="secondary" size="card" isBusy={isBusy}>
            Mover para a sacola
          </Button>
        </>
      )}
    </AddToCartForm>
  );
}

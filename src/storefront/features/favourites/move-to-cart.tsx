import { Button, buttonClass } from '#ui/button.tsx';
import { AddToCartForm } from '../../commerce/cart/add-to-cart-form.tsx';
import { useForgetFavourite } from './favourites-provider.tsx';

interface FavouriteCard {
  id: number;
  name: string;
  href: string;
  /** Value of the field `carrinho` of a cart form. */
  purchase: string;
}

interface MoveToCartProps {
  card: FavouriteCard;
  /** What has to be chosen first, such as "Volume"; empty when nothing has. */
  attributeName: string;
}

/** Puts a favourite into the cart, which takes it off the list; where something is to be chosen, a way to choose it. */
export function MoveToCart({ card, attributeName }: MoveToCartProps) {
  const forget = useForgetFavourite();
  if (attributeName) {
    return (
      <a href={card.href} className={buttonClass('secondary', 'card', 'relative z-1 mt-3.5')}>
        Escolher {attributeName.toLocaleLowerCase('pt-BR')}
        <span className="sr-only">: {card.name}</span>
      </a>
    );
  }
  return (
    <AddToCartForm
      purchase={card.purchase}
      name={card.name}
      className="relative z-1 mt-3.5"
      onAdded={() => forget(card.id)}
    >
      {({ isBusy }) => (
        <>
          <input type="hidden" name="favorito" value={card.id} />
          <Button type="submit" look="secondary" size="card" isBusy={isBusy}>
            Mover para a sacola
          </Button>
        </>
      )}
    </AddToCartForm>
  );
}

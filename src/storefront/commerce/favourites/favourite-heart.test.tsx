import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CustomerContext } from '../account/customer-context.ts';
import { FavouriteButton, FavouriteHeart, type Favourites, FavouritesContext } from './favourite-heart.tsx';

const soap = { id: 7, name: 'Sabonete', valueId: 60 };

function createFavourites() {
  let isFavourite = false;
  const listeners = new Set<() => void>();
  const favourites: Favourites = {
    has: () => isFavourite,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    press: vi.fn<Favourites['press']>(() => {
      isFavourite = !isFavourite;
      for (const listener of listeners) listener();
    }),
    verify: vi.fn<Favourites['verify']>(),
  };
  return favourites;
}

describe('a heart', () => {
  it('has a name with product and action, and a pressed state', () => {
    const favourites = createFavourites();
    render(
      <FavouritesContext value={favourites}>
        <FavouriteHeart product={soap} className="absolute" />
        <FavouriteHeart product={soap} className="absolute" />
      </FavouritesContext>,
    );
    const [heart, twin] = screen.getAllByRole('button', { name: 'Salvar Sabonete nos favoritos', pressed: false });
    if (heart) fireEvent.click(heart);
    expect(screen.getAllByRole('button', { name: 'Remover Sabonete dos favoritos', pressed: true })).toEqual([
      heart,
      twin,
    ]);
    expect(favourites.press).toHaveBeenCalledWith(soap);
    expect(favourites.verify).not.toHaveBeenCalled();
  });

  it('submits the fields of the no-script form', () => {
    render(
      <FavouritesContext value={createFavourites()}>
        <FavouriteHeart product={soap} className="absolute" />
      </FavouritesContext>,
    );
    const attributes = () => {
      const heart = screen.getByRole('button');
      return ['type', 'form', 'name', 'value'].map((name) => heart.getAttribute(name));
    };
    expect(attributes()).toEqual(['submit', 'favoritos', 'add', '7']);
    act(() => screen.getByRole('button').click());
    expect(attributes()).toEqual(['submit', 'favoritos', 'remove', '7']);
  });

  it('is not rendered where favourites cannot be saved', () => {
    const { container } = render(<FavouriteHeart product={soap} className="absolute" />);
    expect(container.innerHTML).toBe('');
  });
});

describe('the button of a product page', () => {
  it('has a visible label, and verifies its state once a customer is known', () => {
    const favourites = createFavourites();
    const show = (customer: { name: string } | undefined) => (
      <CustomerContext value={customer}>
        <FavouritesContext value={favourites}>
          <FavouriteButton product={soap} />
        </FavouritesContext>
      </CustomerContext>
    );
    const { rerender } = render(show(undefined));
    expect(favourites.verify).not.toHaveBeenCalled();
    rerender(show({ name: 'Ana' }));
    rerender(show({ name: 'Ana Souza' }));
    fireEvent.click(screen.getByRole('button', { name: 'Salvar nos favoritos' }));
    expect(screen.getByRole('button', { name: 'Remover dos favoritos', pressed: true })).toBeTruthy();
    expect(favourites.verify).toHaveBeenCalledExactlyOnceWith({ id: 7, name: 'Sabonete' });
  });
});

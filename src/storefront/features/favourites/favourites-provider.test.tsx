import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ToastProvider } from '#ui/feedback/toast.tsx';
import { CustomerContext } from '../../commerce/account/customer-context.ts';
import { FavouriteButton } from '../../commerce/favourites/favourite-heart.tsx';
import { inRouter } from '../../testing/in-router.tsx';
import { FavouritesProvider } from './favourites-provider.tsx';

it('verifies the heart of a customer whose favourites are unknown', async () => {
  const request = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ sucesso: true })));
  vi.stubGlobal('fetch', request);
  render(
    inRouter(
      <ToastProvider>
        <CustomerContext value={{ name: 'Ana' }}>
          <FavouritesProvider ids={undefined} customerId={7}>
            <FavouriteButton product={{ id: 3, name: 'Sabonete' }} />
          </FavouritesProvider>
        </CustomerContext>
      </ToastProvider>,
    ),
  );
  await waitFor(() => expect(screen.getByRole('button', { pressed: true })).toBeTruthy());
  expect(request.mock.calls.map(([path]) => path)).toEqual(['/api/v2/front/wishlist/verify']);
});

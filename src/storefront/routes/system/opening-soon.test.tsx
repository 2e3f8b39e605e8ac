import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { ShopContext } from '../../lib/shop-context.tsx';
import { caszuloShop } from '../../shops/caszulo.ts';
import OpeningSoonPage from './opening-soon.tsx';

afterEach(cleanup);

describe('OpeningSoonPage', () => {
  it('says what is true today, and leads back home, to the cart and to somebody who answers', () => {
    const Page = createRoutesStub([{ path: '/', Component: OpeningSoonPage }]);
    render(
      <ShopContext value={caszuloShop}>
        <Page />
      </ShopContext>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Esta parte da loja abre em breve' })).toBeTruthy();
    const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Voltar para o início')).toBe('/loja-caszulo?loja=caszulo');
    expect(hrefOf('Ver sacola')).toBe('/checkout/carrinho?loja=caszulo');
    expect(hrefOf(/@|contato/)).toMatch(/^mailto:|contato/);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });
});

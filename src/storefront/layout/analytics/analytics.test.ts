import { describe, expect, it } from 'vitest';
import { type CountedLine, toCartEvents } from '#web/analytics/cart-events.ts';
import { toItem, toListEvent, toSelectEvent, toViewEvent } from '#web/analytics/items.ts';
import { toSignInEvent } from './use-sign-in-events.ts';

const line = (changes: Partial<CountedLine> = {}): CountedLine => ({
  identity: '{"tipo":"produto","idProduto":7,"idAtributoSimples":2}',
  name: 'Óleo de lavanda',
  attribute: '10 ml',
  price: 54.9,
  quantity: 1,
  ...changes,
});
const lavender = {
  id: 7,
  name: 'Óleo de lavanda',
  price: 54.9,
  brand: 'Manacá',
  category: 'Florais',
  href: '/lavanda',
};

describe('items', () => {
  it('omits unknown fields', () => {
    expect(toItem({ id: 3, name: 'Capim-limão 10 ml', price: 9.9, brand: '', variant: undefined })).toEqual({
      item_id: '3',
      item_name: 'Capim-limão 10 ml',
      price: 9.9,
      quantity: 1,
    });
  });

  it('finds the clicked product of a list by its URL', () => {
    toListEvent({ id: 'busca', name: 'Lavanda', products: [lavender] });
    const selected = toSelectEvent('https://loja.test/lavanda?loja=caszulo#avaliacoes');
    expect(selected).toMatchObject({
      event: 'select_item',
      ecommerce: { item_list_id: 'busca', item_list_name: 'Lavanda', items: [{ item_id: '7', index: 0 }] },
    });
    expect(toSelectEvent('/outro')).toBeUndefined();
  });

  it('adds up the value of the viewed products', () => {
    expect(toViewEvent(lavender).ecommerce).toMatchObject({ currency: 'BRL', value: 54.9 });
  });
});

describe('toCartEvents', () => {
  it('returns what was added and removed, with brand and category of shown products', () => {
    toViewEvent(lavender);
    const kit = line({ identity: '{"tipo":"lista","idProduto":7}', name: 'Kit sono', price: 99.9 });
    const [added, removed] = toCartEvents([line({ quantity: 1 }), kit], [line({ quantity: 3 })]);
    expect(added).toEqual({
      event: 'add_to_cart',
      ecommerce: {
        currency: 'BRL',
        value: 109.8,
        items: [
          {
            item_id: '7',
            item_name: 'Óleo de lavanda',
            item_brand: 'Manacá',
            item_category: 'Florais',
            item_variant: '10 ml',
            price: 54.9,
            quantity: 2,
          },
        ],
      },
    });
    expect(removed).toMatchObject({ event: 'remove_from_cart', ecommerce: { items: [{ item_id: 'kit-7' }] } });
  });

  it('returns no event without a change', () => {
    expect(toCartEvents([line()], [line()])).toEqual([]);
  });
});

describe('toSignInEvent', () => {
  const visitor = { isCustomer: false, isSignUpPage: false };
  const customer = { isCustomer: true, isSignUpPage: false };

  it.each([
    ['visitor', customer, 'customer', 'login'],
    ['signing-up', customer, 'customer', 'sign_up'],
    ['customer', customer, 'customer', undefined],
    [undefined, customer, 'customer', undefined],
    ['customer', visitor, 'visitor', undefined],
    ['visitor', { ...visitor, isSignUpPage: true }, 'signing-up', undefined],
  ] as const)('after %s and with %o sees a %s: %s', (before, sight, seen, event) => {
    expect(toSignInEvent(before, sight)).toEqual(event ? { seen, event } : { seen });
  });
});

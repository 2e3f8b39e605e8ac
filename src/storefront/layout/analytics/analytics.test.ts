import { describe, expect, it } from 'vitest';
import { type CountedLine, toCartEvents, toCheckoutEvent, toViewCartEvent } from '#web/analytics/cart-events.ts';
import { toItem, toListEvent, toSelectEvent, toViewEvent } from '#web/analytics/items.ts';
import { toPromotionEvent } from '#web/analytics/promotions.ts';
import { toSignInEvent } from './use-sign-in-events.ts';

const line = (changes: Partial<CountedLine> = {}): CountedLine => ({
  identity: '{"tipo":"produto","idProduto":7,"idAtributoSimples":2}',
  name: 'Óleo de lavanda',
  attribute: '10 ml',
  brand: 'Manacá',
  category: 'Florais',
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

  it('adds up the value of the viewed products, each at its price after the discount', () => {
    expect(toViewEvent({ ...lavender, list: 60 }).ecommerce).toMatchObject({
      currency: 'BRL',
      value: 54.9,
      items: [{ price: 54.9, discount: 5.1 }],
    });
  });

  it('names a search without what identifies a person', () => {
    const { ecommerce } = toListEvent({
      id: 'busca',
      name: 'Resultados para “ana@exemplo.test”',
      products: [lavender],
    });
    expect(ecommerce.item_list_name).toBe('Resultados para “***”');
  });
});

describe('toCartEvents', () => {
  it('returns what was added and removed, with brand and category', () => {
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

describe('the events of cart and checkout', () => {
  const kit = line({ identity: '{"tipo":"lista","idProduto":7}', name: 'Kit sono', price: 99.9, list: 120 });
  const items = [
    { item_id: '7', item_name: 'Óleo de lavanda', item_brand: 'Manacá', item_category: 'Florais' },
    { item_id: 'kit-7', item_name: 'Kit sono', item_category: 'Kits', price: 99.9, discount: 20.1 },
  ];

  it('have the sum of their items as value', () => {
    expect(toViewCartEvent([line({ quantity: 2 }), kit])).toMatchObject({
      event: 'view_cart',
      ecommerce: { currency: 'BRL', value: 209.7, items },
    });
  });

  it('name the coupon and what was chosen', () => {
    const begun = { lines: [line(), kit], coupon: 'BEMVINDA' };
    expect(toCheckoutEvent('add_shipping_info', begun, { shipping_tier: 'Expresso' })).toMatchObject({
      event: 'add_shipping_info',
      ecommerce: { currency: 'BRL', value: 154.8, coupon: 'BEMVINDA', shipping_tier: 'Expresso', items },
    });
    expect(toCheckoutEvent('begin_checkout', { ...begun, coupon: undefined }).ecommerce).not.toHaveProperty('coupon');
  });
});

describe('toPromotionEvent', () => {
  const banner = { id: '3', name: 'Primavera', creative: 'A casa em flor', slot: 'home-hero' };
  const promotion = {
    promotion_id: '3',
    promotion_name: 'Primavera',
    creative_name: 'A casa em flor',
    creative_slot: 'home-hero',
  };

  it('has the products that the banner shows as items', () => {
    expect(toPromotionEvent({ ...banner, products: [{ id: 'kit-7', name: 'Kit sono' }] })).toEqual({
      event: 'view_promotion',
      ecommerce: { ...promotion, items: [{ item_id: 'kit-7', item_name: 'Kit sono' }] },
    });
  });

  it('has the banner as its item if it shows no products, since GA4 requires one', () => {
    expect(toPromotionEvent(banner).ecommerce.items).toEqual([{ item_id: 'banner-3', item_name: 'Primavera' }]);
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

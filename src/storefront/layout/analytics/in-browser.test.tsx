import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeOrigin, consumeOrigin } from '#web/analytics/campaign.ts';
import { pushEvent, whenPushed } from '#web/analytics/data-layer.ts';
import { pushFavourite, toListEvent } from '#web/analytics/items.ts';

beforeEach(() => {
  window.dataLayer = [];
});
afterEach(() => {
  document.cookie = 'origem=; Max-Age=0; Path=/';
});

describe('pushEvent', () => {
  it('clears the products of the previous event before it pushes others', () => {
    pushEvent({ event: 'search', search_term: 'lavanda' });
    pushEvent({ event: 'view_cart', ecommerce: { currency: 'BRL', items: [] } });
    expect(window.dataLayer).toEqual([
      { event: 'search', search_term: 'lavanda' },
      { ecommerce: null },
      { event: 'view_cart', ecommerce: { currency: 'BRL', items: [] } },
    ]);
  });

  it('calls a listener once for an event, also if the event was pushed before', () => {
    const early = vi.fn<() => void>();
    whenPushed('login', early);
    const stopped = vi.fn<() => void>();
    whenPushed('login', stopped)();
    pushEvent({ event: 'login', method: 'password' });
    pushEvent({ event: 'login', method: 'password' });
    const late = vi.fn<() => void>();
    whenPushed('login', late);
    expect([early, stopped, late].map((callback) => callback.mock.calls.length)).toEqual([1, 0, 1]);
  });
});

describe('pushFavourite', () => {
  it('pushes the event for a product that a page has shown, and for no other', () => {
    toListEvent({ id: 'x', name: 'X', products: [{ id: 41, name: 'Vela', price: 60 }] });
    pushFavourite(41);
    pushFavourite(42);
    expect(window.dataLayer?.filter((entry) => JSON.stringify(entry).includes('wishlist'))).toEqual([
      {
        event: 'add_to_wishlist',
        ecommerce: {
          currency: 'BRL',
          value: 60,
          items: [expect.objectContaining({ item_id: '41', item_name: 'Vela' })],
        },
      },
    ]);
  });
});

describe('consumeOrigin', () => {
  it.each([
    [
      { analytics: true, marketing: true },
      { utm_source: 'revista', gclid: 'A1' },
    ],
    [{ analytics: true, marketing: false }, { utm_source: 'revista' }],
    [{ analytics: false, marketing: true }, { gclid: 'A1' }],
    [{ analytics: false, marketing: false }, undefined],
  ])('returns by %o only the allowed values, and deletes all', (consent, released) => {
    storeOrigin('?utm_source=revista&gclid=A1&busca=x');
    expect(document.cookie).toContain('origem=');
    expect(consumeOrigin(consent)).toEqual(released);
    expect(document.cookie).not.toContain('origem=');
    expect(consumeOrigin(consent)).toBeUndefined();
  });
});

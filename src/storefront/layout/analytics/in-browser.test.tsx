import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consumeOrigin, holdOrigin, takeOriginFromAddress } from '#web/analytics/campaign.ts';
import { pushConsentDefaults, pushConsentUpdate } from '#web/analytics/consent-mode.ts';
import { pushEvent, whenPushed } from '#web/analytics/data-layer.ts';
import { pushFavourite, toListEvent } from '#web/analytics/items.ts';
import { hasForbiddenScript, loadScripts, type PlacedScript } from '#web/analytics/script-slots.ts';
import { toOriginFragment } from '#web/http/tracking-parameters.ts';

beforeEach(() => {
  window.dataLayer = [];
});
afterEach(() => window.history.replaceState(null, '', '/'));

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

describe('Consent Mode', () => {
  const listCommands = () =>
    window.dataLayer?.map((entry) => {
      const values: unknown[] = entry instanceof Object ? Object.values(entry) : [];
      return [Object.prototype.toString.call(entry), ...values];
    });

  it('denies by default all that the shop does not need, in a command that tags recognise', () => {
    pushConsentDefaults();
    expect(listCommands()).toEqual([
      [
        '[object Arguments]',
        'consent',
        'default',
        {
          analytics_storage: 'denied',
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
          personalization_storage: 'denied',
          functionality_storage: 'granted',
          security_storage: 'granted',
          wait_for_update: 500,
        },
      ],
    ]);
  });

  it.each([
    [{ analytics: true, marketing: false }, 'granted', 'denied'],
    [{ analytics: false, marketing: true }, 'denied', 'granted'],
  ])('updates by %o analytics to %s and ads to %s', (consent, analytics, ads) => {
    pushConsentUpdate(consent);
    const grants = {
      analytics_storage: analytics,
      ad_storage: ads,
      ad_user_data: ads,
      ad_personalization: ads,
    };
    expect(listCommands()).toEqual([['[object Arguments]', 'consent', 'update', grants]]);
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

describe('loadScripts', () => {
  const scripts: readonly PlacedScript[] = [
    { src: 'https://tags.test/analytics.js', category: 'analytics', place: 'head' },
    { src: 'https://tags.test/marketing.js', category: 'marketing', place: 'body-end' },
    { src: 'https://tags.test/late.js', category: 'marketing', place: 'event:begin_checkout' },
  ];
  const listLoaded = () => [...document.querySelectorAll('script')].map(({ src }) => src.split('/').at(-1));

  it('loads nothing after a refusal, then what each category allows, in its slot', () => {
    loadScripts(scripts, { analytics: false, marketing: false });
    expect(listLoaded()).toEqual([]);
    loadScripts(scripts, { analytics: false, marketing: true });
    expect(listLoaded()).toEqual(['marketing.js']);
    pushEvent({ event: 'begin_checkout', ecommerce: { currency: 'BRL', items: [] } });
    expect(listLoaded()).toEqual(['marketing.js', 'late.js']);
    loadScripts(scripts, { analytics: true, marketing: true });
    expect(listLoaded()).toEqual(['analytics.js', 'marketing.js', 'late.js']);
    expect(document.head.querySelector('script')?.async).toBe(true);
    expect(hasForbiddenScript({ analytics: true, marketing: true })).toBe(false);
    expect(hasForbiddenScript({ analytics: true, marketing: false })).toBe(true);
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
    holdOrigin('utm_source=revista&gclid=A1');
    expect(document.cookie, 'nothing is stored').toBe('');
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(consumeOrigin(consent)).toEqual(released);
    expect(consumeOrigin(consent)).toBeUndefined();
  });

  it('returns the values that the server has handed to the page, whose address no longer has them', () => {
    window.history.replaceState(null, '', `/marcas?b=1${toOriginFragment('utm_source=revista+a%C3%A7%C3%A3o')}`);
    takeOriginFromAddress();
    expect(window.location.href).toMatch(/\/marcas\?b=1$/);
    expect(consumeOrigin({ analytics: true, marketing: true })).toEqual({ utm_source: 'revista ação' });
  });

  it('leaves every other fragment in the address', () => {
    window.history.replaceState(null, '', '/marcas#avaliacoes');
    takeOriginFromAddress();
    expect(window.location.hash).toBe('#avaliacoes');
    expect(consumeOrigin({ analytics: true, marketing: true })).toBeUndefined();
  });
});

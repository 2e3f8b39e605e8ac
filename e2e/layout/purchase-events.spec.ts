import type { Page } from '@playwright/test';
import { z } from 'zod';
import { heading, openPage, price, waitForIdleParts } from '../browsing.ts';
import {
  addWithFreight,
  fillContact,
  knowStreet,
  openCheckout,
  orderButton,
  placeOrder,
} from '../checkout/checkout-steps.ts';
import { expect, test as base } from '../fixtures.ts';
import { type StandIn, startStandIn } from '../stand-in.ts';
import { answer, preferences, preferencesLink } from './consent-parts.ts';
import { listFaults } from './event-reference.ts';

/** A shop with two tags of a merchant, and with cards by a service that does not answer. */
const test = base.extend<{ entries: unknown[] }, { elsewhere: StandIn }>({
  elsewhere: [
    async ({}, use) => {
      const elsewhere = await startStandIn(({ url = '' }, response) => {
        response.writeHead(url.endsWith('.js') ? 200 : 503, { 'Content-Type': 'text/javascript' });
        response.end();
      });
      await use(elsewhere);
      elsewhere.stop();
    },
    { scope: 'worker' },
  ],
  shopVariables: [
    async ({ elsewhere: { origin } }, use) => {
      const scripts = [
        { src: `${origin}/medir.js`, category: 'analytics', place: 'head' },
        { src: `${origin}/anuncio.js`, category: 'marketing', place: 'head' },
      ];
      await use({
        SCRIPTS: JSON.stringify(scripts),
        MERCADO_PAGO_TOKEN: 'APP_USR-0000000000000000',
        MERCADO_PAGO_SECRET: 'segredo-dos-avisos',
        MERCADO_PAGO_METHODS: 'cartao',
        MERCADO_PAGO_URL: origin,
      });
    },
    { scope: 'worker' },
  ],
  /** The data layers of all documents of the page, in order; a command is an array. */
  entries: async ({ page }, use) => {
    const entries: unknown[] = [];
    await page.exposeFunction('recordEntry', (entry: unknown) => entries.push(entry));
    await page.addInitScript(() => {
      const layer: object[] = [];
      layer.push = (...added) => {
        for (const entry of added) {
          const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]';
          void window.recordEntry?.(isCommand ? Object.values(entry) : entry);
        }
        return Array.prototype.push.apply(layer, added);
      };
      Object.assign(window, { dataLayer: layer });
    });
    await use(entries);
  },
});

declare global {
  interface Window {
    recordEntry?: (entry: unknown) => Promise<void>;
  }
}

const eventSchema = z.looseObject({
  event: z.string(),
  page_type: z.string().optional(),
  ecommerce: z
    .looseObject({
      value: z.number().optional(),
      shipping: z.number().optional(),
      coupon: z.string().optional(),
      shipping_tier: z.string().optional(),
      payment_type: z.string().optional(),
      creative_slot: z.string().optional(),
      items: z.array(z.looseObject({ coupon: z.string().optional() })),
    })
    .optional(),
});

/** The events, without those of lists and banners that a page shows. */
const listEvents = (entries: readonly unknown[]) =>
  entries
    .flatMap((entry) => eventSchema.safeParse(entry).data ?? [])
    .filter(({ event }) => event !== 'view_promotion' && event !== 'view_item_list');
const listSteps = (entries: readonly unknown[]) =>
  listEvents(entries).map(({ event, page_type: type }) => (type === undefined ? event : `${event} ${type}`));
const findEvent = (entries: readonly unknown[], name: string) =>
  listEvents(entries).find(({ event }) => event === name)?.ecommerce;

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};
const granted = {
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
  analytics_storage: 'granted',
};
const listCommands = (entries: readonly unknown[]) => entries.filter((entry) => Array.isArray(entry));
const listTags = ({ requests }: StandIn) => requests.map(({ url }) => url).filter((url) => url.endsWith('.js'));

/** From the page of a product to the delivery. */
async function buyTo(page: Page, delivery: RegExp): Promise<{ email: string }> {
  const main = page.getByRole('main');
  await addWithFreight(page);
  await openCheckout(page);
  const buyer = await fillContact(page, 'Marina Prado');
  await expect(main.getByLabel('Rua')).toHaveValue('Avenida Paulista');
  await main.getByLabel('Número').fill('1578');
  await main.getByRole('button', { name: 'Continuar', exact: true }).click();
  await main.getByRole('radio', { name: delivery }).check();
  await main.getByRole('button', { name: 'Continuar para o pagamento' }).click();
  await expect(orderButton(page)).toBeVisible();
  return buyer;
}

function expectNothingPersonal(entries: readonly unknown[], { email }: { email: string }): void {
  const text = JSON.stringify(entries);
  for (const personal of [email, 'Marina', 'Prado', '99999', '01310', 'Paulista', '1578'])
    expect(text).not.toContain(personal);
}

/** From a list of products to the order; checkout and order are documents of their own. */
const purchaseSteps = [
  'select_item',
  'page_view product/detail',
  'view_item',
  'add_to_cart',
  'consent_update',
  'page_view checkout',
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'consent_update',
  'page_view order',
  'purchase',
];

test.use({ expectedProblems: [/^foreign request: http:\/\/127\.0\.0\.1:\d+\/\w+\.js$/] });

test.describe('with consent', () => {
  test.use({ consent: 'undecided' });

  test(
    'a guest who allows all and pays by Pix with a coupon is counted as the reference says',
    { tag: '@desktop' },
    async ({ page, shop, entries, elsewhere }) => {
      elsewhere.requests.length = 0;
      await knowStreet(shop);
      await openPage(page, '/');
      await waitForIdleParts(page);
      expect(entries[0]).toEqual(['consent', 'default', expect.objectContaining(denied)]);
      expect(listTags(elsewhere)).toEqual([]);
      await answer(page, 'Aceitar').click();
      await expect.poll(() => listTags(elsewhere).toSorted()).toEqual(['/anuncio.js', '/medir.js']);

      const main = page.getByRole('main');
      await main.locator('[data-promotion]').first().getByRole('link').first().click();
      await expect(heading(page)).toBeFocused();
      await main.getByRole('article').getByRole('link').first().click();
      await expect(page).not.toHaveURL(/\/c\//);
      await expect(heading(page)).toBeFocused();
      await page
        .getByRole('button', { name: /Aumentar/ })
        .first()
        .click();
      const buyer = await buyTo(page, /Expresso/);
      await main.getByText('Tem um cupom?').click();
      await main.getByLabel('Código do cupom').fill('BEMVINDA');
      await orderButton(page).click();
      await expect(main.getByRole('button', { name: 'Remover o cupom BEMVINDA' })).toBeVisible();
      await placeOrder(page);
      await expect.poll(() => listSteps(entries).at(-1)).toBe('purchase');

      expect(listFaults(entries)).toEqual([]);
      expect(listSteps(entries)).toEqual([
        'page_view home',
        'consent_update',
        'select_promotion',
        expect.stringMatching(/^page_view product\/listing/),
        ...purchaseSteps,
      ]);
      const documents = ['/', '/checkout', '/checkout/pedido'];
      expect(listCommands(entries)).toEqual(
        documents.flatMap(() => [
          ['consent', 'default', expect.objectContaining(denied)],
          ['consent', 'update', granted],
        ]),
      );
      expect(findEvent(entries, 'add_shipping_info')?.shipping_tier).toBe('Expresso');
      expect(findEvent(entries, 'add_payment_info')).toMatchObject({ payment_type: 'Pix', coupon: 'BEMVINDA' });
      const purchase = findEvent(entries, 'purchase');
      expect(purchase?.coupon).toBe('BEMVINDA');
      expect(new Set(purchase?.items.map(({ coupon }) => coupon))).toEqual(new Set(['BEMVINDA']));
      const total = (purchase?.value ?? 0) + (purchase?.shipping ?? 0);
      await expect(main).toContainText(price(total.toFixed(2).replace('.', ',')));
      for (const name of ['view_item', 'add_to_cart', 'begin_checkout', 'add_shipping_info', 'purchase'])
        for (const item of findEvent(entries, name)?.items ?? [])
          expect(item, name).toMatchObject({ item_brand: expect.any(String), item_category: expect.any(String) });
      expectNothingPersonal(entries, buyer);
    },
  );
});

test(
  'a guest who refuses all and pays by card is counted alike, but no tag loads until the choice is changed',
  { tag: '@phone' },
  async ({ page, shop, entries, elsewhere }) => {
    elsewhere.requests.length = 0;
    await knowStreet(shop);
    await openPage(page, '/loja-caszulo');
    const main = page.getByRole('main');
    await main.getByRole('article').getByRole('link').first().click();
    await expect(heading(page)).toBeFocused();
    const buyer = await buyTo(page, /Expresso/);
    await main.getByRole('radio', { name: /^Cartão/ }).check();
    await expect(orderButton(page)).toHaveText(/no cartão$/);
    await placeOrder(page);
    await expect.poll(() => listSteps(entries).at(-1)).toBe('purchase');

    expect(listFaults(entries)).toEqual([]);
    expect(listSteps(entries)).toEqual(['consent_update', 'page_view home', ...purchaseSteps]);
    expect(findEvent(entries, 'add_payment_info')?.payment_type).toMatch(/^Cartão/);
    expect(JSON.stringify(entries)).not.toMatch(/(?:ad_\w+|analytics_storage)":"granted/);
    expect(listTags(elsewhere)).toEqual([]);
    expectNothingPersonal(entries, buyer);

    entries.length = 0;
    await openPage(page, '/loja-caszulo');
    await preferencesLink(page).click();
    await preferences(page).getByRole('button', { name: 'Aceitar tudo' }).click();
    await expect.poll(() => listTags(elsewhere).toSorted()).toEqual(['/anuncio.js', '/medir.js']);
    expect(listCommands(entries)).toEqual([
      ['consent', 'default', expect.objectContaining(denied)],
      ['consent', 'update', denied],
      ['consent', 'update', granted],
    ]);
  },
);

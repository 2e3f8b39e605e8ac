// Customers for the tests of the account pages: most tests register their own, so that they can change it freely.

import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { type Account, apiHeaders, register, signIn } from '../accounts.ts';
import { isPhone } from '../browsing.ts';
import { test as base } from '../fixtures.ts';
import { startStandIn } from '../stand-in.ts';

export { expect } from '../fixtures.ts';

interface Customer extends Account {
  /** Digits only. */
  document: string;
}

const serviceKey = 'chave-das-jornadas-da-conta-2026';

/** The stubbed look-up responds with this address for one CEP and with an error for all others. */
const street = { logradouro: 'Rua Augusta', bairro: 'Consolação', localidade: 'São Paulo', uf: 'SP' };
export const knownPostalCode = '01305-000';

export const test = base.extend<{ customer: Customer; registeredName: string }>({
  shopVariables: [
    async ({}, use) => {
      const lookup = await startStandIn(({ url }, response) => {
        const isKnown = url?.includes(knownPostalCode.replace('-', ''));
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify(isKnown ? street : { erro: true }));
      });
      await use({ POSTAL_CODE_SERVICES: `viacep=${lookup.origin}`, GEOCODER_URL: 'off', SERVICE_KEY: serviceKey });
      lookup.stop();
    },
    { scope: 'worker' },
  ],
  registeredName: ['Maria Clara Souza', { option: true }],
  /** Registered, and signed in in the browser of the test. */
  customer: async ({ page, shop, registeredName }, use) => {
    // Tests register more customers in an hour than one IP address may; the service key lifts that limit.
    const customer = await register(page.request, shop, registeredName, { 'X-Service-Key': serviceKey });
    await signIn(page.request, shop.url, customer);
    await use(customer);
  },
});

/** Whether the API considers the request's session signed in. */
export async function isSignedIn(request: APIRequestContext, url: string): Promise<boolean> {
  const answer = await request.get(`${url}/api/v2/front/checkout/user`, { headers: apiHeaders });
  const user: unknown = await answer.json();
  return typeof user === 'object' && user !== null && 'logado' in user && user.logado === true;
}

/** The navigation of the account, which a phone must open first. */
export async function openNavigation(page: Page): Promise<Locator> {
  const navigation = page.getByRole('navigation', { name: 'Minha conta', exact: true });
  if (isPhone(page)) await navigation.getByText('Minha conta').click();
  return navigation;
}

/** The section of a page with this heading. */
export function section(page: Page, name: string): Locator {
  return page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
}

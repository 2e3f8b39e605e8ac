// Customers for the journeys through the account pages: most tests register their own, so that they may change what they like.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { parseDocument } from '../../src/rules/document.ts';
import { isPhone } from '../browsing.ts';
import { expect, test as base } from '../fixtures.ts';
import { startShop } from '../shop-server.ts';

export { expect } from '../fixtures.ts';

interface Customer {
  email: string;
  /** As it was registered, digits only. */
  document: string;
  password: string;
}

const headers = { 'App-Token': 'wapstore' };
const password = 'capim-limao-2026';

/** Customers of the demonstration, for journeys that change little: an address may register ten accounts in an hour. */
export const maria = { email: 'maria@exemplo.test', password: 'lavanda-2026' };
export const joao = { email: 'joao@exemplo.test', password: 'alecrim-2026' };

/** What the look-up of a CEP answers here; every other one is unknown to it. */
const street = { logradouro: 'Rua Augusta', bairro: 'Consolação', localidade: 'São Paulo', uf: 'SP' };
export const knownPostalCode = '01305-000';

export const test = base.extend<{ customer: Customer; registeredName: string }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- the names of the fixtures are read from this pattern: this one needs none
    async ({}, use) => {
      const lookup = createServer((request, response) => {
        const isKnown = request.url?.includes(knownPostalCode.replace('-', ''));
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify(isKnown ? street : { erro: true }));
      }).listen(0, '127.0.0.1');
      await once(lookup, 'listening');
      const address = lookup.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      const shop = await startShop({
        POSTAL_CODE_SERVICES: `viacep=http://127.0.0.1:${port}`,
        GEOCODER_URL: 'off',
        MAIL_DIR: test.info().outputPath('mail'),
      });
      await use(shop);
      await shop.stop();
      lookup.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  registeredName: ['Maria Clara Souza', { option: true }],
  /** Registered and signed in, in the browser of the test. */
  customer: async ({ page, shop, registeredName }, use) => {
    const document = toDocument(Date.now() % 1_000_000_000);
    const email = `cliente-${crypto.randomUUID()}@exemplo.test`;
    const answer = await page.request.post(`${shop.url}/api/v2/front/client`, {
      headers,
      data: {
        nomeRazao: registeredName,
        email,
        documento: document,
        celular: '(41) 99999-0001',
        senha: password,
        aceitaTermos: true,
      },
    });
    expect(answer.status()).toBe(200);
    await signIn(page.request, shop.url, { email, password });
    await use({ email, document, password });
  },
});

/** Answers the status. */
export async function signIn(
  request: APIRequestContext,
  url: string,
  { email, password: senha }: Pick<Customer, 'email' | 'password'>,
): Promise<number> {
  const data = { usuario: email, senha };
  return (await request.post(`${url}/api/v2/front/checkout/login`, { headers, data })).status();
}

/** Who the API takes for signed in. */
export async function isSignedIn(request: APIRequestContext, url: string): Promise<boolean> {
  const answer = await request.get(`${url}/api/v2/front/checkout/user`, { headers });
  const user: unknown = await answer.json();
  return typeof user === 'object' && user !== null && 'logado' in user && user.logado === true;
}

/** A valid CPF that begins with the digits of `base`. */
function toDocument(base9: number): string {
  const start = String(base9).padStart(9, '0');
  const ends = Array.from({ length: 100 }, (_, end) => start + String(end).padStart(2, '0'));
  return ends.find((candidate) => parseDocument(candidate) !== undefined) ?? '';
}

/** The navigation of the account; on a phone it is opened first. */
export async function openNavigation(page: Page): Promise<Locator> {
  const navigation = page.getByRole('navigation', { name: 'Minha conta', exact: true });
  if (isPhone(page)) await navigation.getByText('Minha conta').click();
  return navigation;
}

/** The part of a page under a heading of its own. */
export function section(page: Page, name: string): Locator {
  return page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
}

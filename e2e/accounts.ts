// Customers of the demo data: sign-in and registration.

import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { readConfirmationLink } from './mail.ts';
import type { ShopServer } from './shop-server.ts';

export const apiHeaders = { 'App-Token': 'wapstore' };

export interface Account {
  email: string;
  password: string;
}

export const maria = { email: 'maria@exemplo.test', password: 'lavanda-2026', greeting: 'Olá, Maria!' };
export const joao = { email: 'joao@exemplo.test', password: 'alecrim-2026', greeting: 'Olá, João!' };

/** Fills in and submits a sign-in form. */
export async function fillSignIn(form: Locator, { email, password }: Account): Promise<void> {
  await form.getByLabel('E-mail', { exact: true }).fill(email);
  await form.getByLabel('Senha', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Signs in by the API, at the shop of `url` (empty: the base URL of `request`); returns the status. */
export async function signIn(request: APIRequestContext, url: string, { email, password }: Account): Promise<number> {
  const data = { usuario: email, senha: password };
  const answer = await request.post(`${url}/api/v2/front/checkout/login`, { headers: apiHeaders, data });
  return answer.status();
}

/** Whether a request is for the personal data of a page. */
export const isVisitCall = (url: URL) => url.pathname === '/visita';

/** Resolves when a public page has loaded its personal data: it does not notice a later sign-in by the API. */
export async function waitForVisit(page: Page, pathname: string): Promise<void> {
  const isHere = () => new URL(page.url()).pathname === pathname;
  await page.waitForResponse((response) => isVisitCall(new URL(response.url())) && isHere());
}

/** Registers and confirms a customer for journeys that change the account; one IP address may register a hundred in an hour. */
export async function register(
  request: APIRequestContext,
  { url, mailFolder }: Pick<ShopServer, 'url' | 'mailFolder'>,
  name: string,
  headers: Record<string, string> = {},
  email = createEmail(),
): Promise<Account & { document: string }> {
  const customer = { email, document: createCpf(), password: 'jabuticaba-roxa-77' };
  const answer = await request.post(`${url}/api/v2/front/client`, {
    headers: { ...apiHeaders, ...headers },
    data: {
      nomeRazao: name,
      email: customer.email,
      documento: customer.document,
      celular: '(41) 99999-0001',
      senha: customer.password,
      aceitaTermos: true,
    },
  });
  expect(answer.status()).toBe(200);
  const token = new URL(await readConfirmationLink(mailFolder, email), url).searchParams.get('token');
  const confirmed = await request.post(`${url}/api/v2/front/client/confirm`, {
    headers: apiHeaders,
    data: { token, senha: customer.password },
  });
  expect(confirmed.status()).toBe(200);
  return customer;
}

/** Calls the API as the page's own script would, with its cookies. */
export async function ask(page: Page, path: string): Promise<unknown> {
  const answer = await page.request.get(`/api/v2/front${path}`, { headers: apiHeaders });
  return answer.json();
}

/** Digits that differ between calls, because the shop of a worker serves many journeys. */
const fresh = () => String(Math.floor(Math.random() * 1e9)).padStart(9, '0');

export function createEmail(): string {
  return `pessoa-${fresh()}@exemplo.test`;
}

/** The eleven digits of a CPF without an account. */
export function createCpf(): string {
  let digits = fresh();
  for (const length of [10, 11]) {
    const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (length - index), 0);
    digits += String(((sum * 10) % 11) % 10);
  }
  return digits;
}

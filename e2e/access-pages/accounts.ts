// Who signs in, and how; what nobody has registered yet.
import { expect, type Locator, type Page } from '@playwright/test';

export const maria = { email: 'maria@exemplo.test', password: 'lavanda-2026', greeting: 'Olá, Maria!' };
export const joao = { email: 'joao@exemplo.test', password: 'alecrim-2026', greeting: 'Olá, João!' };

/** Fills in a form that signs in, and sends it. */
export async function fillSignIn(
  form: Locator,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await form.getByLabel('E-mail', { exact: true }).fill(email);
  await form.getByLabel('Senha', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Waits until the page has this path and query: an address that only leads there must not pass for it. */
export async function expectAddress(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname + url.search === address);
}

/** After a form has led to another document: its script listens. */
export async function waitForScript(page: Page): Promise<void> {
  await page.locator('nav[data-hydrated]').waitFor({ state: 'attached' });
}

/** Asks the API as the page's own script would, with its cookies. */
export async function ask(page: Page, path: string): Promise<unknown> {
  const answer = await page.request.get(`/api/v2/front${path}`, { headers: { 'App-Token': 'wapstore' } });
  return answer.json();
}

/** Digits that differ from run to run, as the shop of a worker serves many journeys. */
const fresh = () => String(Math.floor(Math.random() * 1e9)).padStart(9, '0');

export function createEmail(): string {
  return `pessoa-${fresh()}@exemplo.test`;
}

/** A CPF that nobody has, its eleven digits. */
export function createCpf(): string {
  let digits = fresh();
  for (const length of [10, 11]) {
    const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (length - index), 0);
    digits += String(((sum * 10) % 11) % 10);
  }
  return digits;
}

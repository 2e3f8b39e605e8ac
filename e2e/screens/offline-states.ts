// Forms whose request gets no response.

import { expect, type Page } from '@playwright/test';
import { fillSignIn, maria } from '../accounts.ts';
import { main, type Screen } from './screen.ts';

const problems = /ERR_INTERNET_DISCONNECTED/;

/** Aborts every write and sets the browser offline; pictures still load at every width. */
async function loseConnection(page: Page): Promise<void> {
  await page.route(/\.data/, (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  );
  await page.evaluate(() => globalThis.dispatchEvent(new Event('offline')));
  await expect(page.getByText('Você está sem internet. Sua sacola está guardada.')).toBeVisible();
}

const expectNetworkFailure = (page: Page) => expect(main(page).getByText(/^Ficamos sem resposta\./)).toBeVisible();

/** An open kit whose price cannot be fetched. */
export const offlineKit = (path: string): Screen => ({
  name: 'open kit without connection',
  isAlike: true,
  path,
  problems,
  prepare: async (page) => {
    await loseConnection(page);
    await main(page)
      .getByRole('button', { name: /^Aumentar quantidade/ })
      .first()
      .click();
    await expect(main(page).getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
});

export const offlineStates: readonly Screen[] = [
  {
    name: 'sign-in without connection',
    path: '/checkout/acesso/',
    problems,
    prepare: async (page) => {
      await loseConnection(page);
      await fillSignIn(main(page), maria);
      await expectNetworkFailure(page);
    },
  },
  {
    name: 'account data without connection',
    isAlike: true,
    path: '/minha-conta/dados',
    problems,
    signedIn: maria,
    prepare: async (page) => {
      await loseConnection(page);
      await main(page).getByRole('button', { name: 'Salvar dados' }).click();
      await expectNetworkFailure(page);
    },
  },
];

// Layers of every page's layout: menus, sheets, search, cookies, popups.

import { expect, type Page } from '@playwright/test';
import { maria } from '../accounts.ts';
import { banner, menuBar, openDrawer, pointAt, waitForScript } from '../browsing.ts';
import { fakeVoice, voiceButton } from '../search/fake-voice.ts';
import { headerField, suggestions } from '../search/search-field.ts';
import { home, type Screen } from './screen.ts';

async function openSheet(page: Page, name: 'Filtrar' | 'Ordenar'): Promise<void> {
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

async function openMenu(page: Page): Promise<void> {
  const [first, last] = [
    menuBar(page)
      .getByRole('link', { name: /^Difusores/ })
      .first(),
    menuBar(page),
  ];
  await pointAt(first);
  await expect(last.getByRole('link', { name: /^Ver tudo Difusores/ })).toBeVisible();
}

async function openSecondLevel(page: Page): Promise<void> {
  const menu = await openDrawer(page);
  await menu
    .getByRole('button', { name: /^Difusores/ })
    .first()
    .click();
  await expect(menu.getByRole('link', { name: /^Ver tudo Difusores/ })).toBeVisible();
}

export const layoutStates: readonly Screen[] = [
  { name: 'filters', path: '/difusores', only: 'phone', prepare: (page) => openSheet(page, 'Filtrar') },
  { name: 'orders', isAlike: true, path: '/difusores', only: 'phone', prepare: (page) => openSheet(page, 'Ordenar') },
  { name: 'drawer', path: home, only: 'phone', prepare: async (page) => void (await openDrawer(page)) },
  { name: 'second level of the drawer', isAlike: true, path: home, only: 'phone', prepare: openSecondLevel },
  { name: 'menu', path: home, only: 'desktop', prepare: openMenu },
  {
    name: 'search before typing',
    path: home,
    only: 'phone',
    prepare: async (page) => {
      await headerField(page).click();
      await expect(suggestions(page)).toHaveAccessibleName('Mais buscados');
    },
  },
  {
    name: 'suggestions',
    path: home,
    differs: true,
    prepare: async (page) => {
      await headerField(page).click();
      await expect(page.locator(':focus')).toHaveRole('combobox');
      await page.keyboard.type('lavanda');
      await expect(suggestions(page)).toHaveAccessibleName(/^lavanda \(\d+\)$/);
    },
  },
  {
    name: 'listening',
    path: home,
    prepare: async (page) => {
      await fakeVoice(page.context(), 'given');
      await page.reload();
      await waitForScript(page);
      await voiceButton(page).click();
      await expect.poll(() => page.evaluate(() => window.recognition?.calls.length)).toBe(1);
      await page.evaluate(() => window.recognition?.onstart?.());
      await expect(voiceButton(page)).toHaveAttribute('aria-pressed', 'true');
    },
  },
  {
    name: 'place',
    path: home,
    only: 'desktop',
    prepare: async (page) => {
      await banner(page)
        .getByRole('button', { name: /^(Enviar para|Informe seu)/ })
        .click();
      await expect(page.getByRole('dialog', { name: 'Onde você quer receber' }).getByLabel('CEP')).toBeFocused();
    },
  },
  {
    name: 'sign-in below the icon',
    path: home,
    only: 'desktop',
    prepare: async (page) => {
      await banner(page)
        .getByRole('button', { name: /Entre ou cadastre-se/ })
        .click();
      await expect(banner(page).getByRole('region', { name: 'Entrar' })).toBeVisible();
    },
  },
  {
    name: 'cookie bar',
    path: home,
    differs: true,
    isFirstVisit: true,
    prepare: (page) => expect(page.getByRole('region', { name: 'Aviso de cookies' })).toBeVisible(),
  },
  {
    name: 'cookie preferences',
    path: home,
    prepare: async (page) => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Preferências de cookies' }).click();
      await expect(page.getByRole('dialog', { name: 'Preferências de cookies' })).toBeVisible();
    },
  },
  {
    name: 'without connection',
    problems: /ERR_INTERNET_DISCONNECTED/,
    path: home,
    prepare: async (page) => {
      await page.context().setOffline(true);
      await expect(page.getByText('Você está sem internet. Sua sacola está guardada.')).toBeVisible();
    },
  },
];

/** No popup opens before the cookie bar is answered. */
const refuse = (page: Page) =>
  page.getByRole('region', { name: 'Aviso de cookies' }).getByRole('button', { name: 'Recusar' }).click();

/** Only the main shop's menu has a third level, and the popups are its own. */
export const mainLayoutStates: readonly Screen[] = [
  {
    name: 'third level of the menu',
    path: '/',
    only: 'desktop',
    prepare: async (page) => {
      await pointAt(menuBar(page).getByRole('link', { name: 'Óleos essenciais', exact: true }));
      await pointAt(menuBar(page).getByRole('link', { name: 'Florais', exact: true }));
      await expect(menuBar(page).getByRole('link', { name: 'Rosas e gerânios', exact: true })).toBeVisible();
    },
  },
  {
    name: 'popup',
    path: '/',
    differs: true,
    isFirstVisit: true,
    prepare: async (page) => {
      await refuse(page);
      const name = 'Primeira vez por aqui?';
      const popup = page.getByRole('dialog', { name }).or(page.getByRole('complementary', { name }));
      // The popup's thirty seconds start when its chunk has loaded.
      await expect(async () => {
        await page.clock.runFor(31_000);
        await expect(popup).toBeVisible({ timeout: 1000 });
      }).toPass();
    },
  },
  {
    name: 'exit popup',
    path: '/oleos-essenciais',
    only: 'desktop',
    signedIn: maria,
    isFirstVisit: true,
    prepare: async (page) => {
      await refuse(page);
      await page.mouse.move(600, 200);
      await expect(async () => {
        await page.evaluate(() =>
          document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientX: 600, clientY: -1 })),
        );
        await expect(page.getByRole('dialog', { name: 'Antes de ir' })).toBeVisible({ timeout: 500 });
      }).toPass();
    },
  },
];

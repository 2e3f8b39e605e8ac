import type { Locator, Page } from '@playwright/test';

export const bar = (page: Page): Locator => page.getByRole('region', { name: 'Aviso de cookies' });

export const answer = (page: Page, name: string): Locator => bar(page).getByRole('button', { name, exact: true });

export const preferences = (page: Page): Locator => page.getByRole('dialog', { name: 'Preferências de cookies' });

export const preferencesLink = (page: Page): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Preferências de cookies' });

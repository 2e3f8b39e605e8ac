// A customer of the demo data who signs in by the API.

import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { apiHeaders, maria, signIn } from '../accounts.ts';

const answerSchema = z.object({ favoritos: z.array(z.number()) });
const basePath = '/api/v2/front';

/** Signs in with exactly these favourites, since the database outlives a journey. The first one is the oldest. */
export async function enterWithFavourites(page: Page, ids: readonly number[] = []): Promise<void> {
  expect(await signIn(page.request, '', maria)).toBe(200);
  for (const id of await listFavourites(page)) await change(page, 'remove', id);
  for (const id of ids) await change(page, 'add', id);
}

async function change(page: Page, verb: 'add' | 'remove', idProduto: number): Promise<void> {
  const response = await page.request.post(`${basePath}/wishlist/${verb}`, {
    headers: apiHeaders,
    data: { idProduto },
  });
  expect(await response.json()).toEqual({ sucesso: true });
}

/** The favourites that the server has stored. */
export async function listFavourites(page: Page): Promise<number[]> {
  const response = await page.request.get(`${basePath}/wishlist`, { headers: apiHeaders });
  return answerSchema.parse(await response.json()).favoritos;
}

/** Products of the demo data. */
export const products = {
  lavender: { id: 110, name: 'Óleo essencial de lavanda francesa', path: '/oleo-essencial-de-lavanda-francesa' },
  sachet: { id: 266, name: 'Sachê perfumado de lavanda 20 g', path: '/sache-perfumado-de-lavanda' },
  neroli: { id: 119, name: 'Óleo essencial de neroli', path: '/oleo-essencial-de-neroli' },
  ceramic: { id: 177, name: 'Difusor elétrico de cerâmica', path: '/difusor-eletrico-de-ceramica' },
};

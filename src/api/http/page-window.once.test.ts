import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { parsePageWindow } from './page-window.ts';

const routes = new Hono().get('/', (c) => c.json(parsePageWindow(c.req)));

it.each([
  ['', 0, 12],
  ['offset=24&limit=36', 24, 36],
  ['offset=-3&limit=0', 0, 1],
  ['offset=1.5&limit=doze', 0, 12],
  ['offset=&limit=+5', 0, 12],
  ['limit=5000', 0, 100],
  ['offset=7&offset=24', 24, 12],
  [`offset=${'9'.repeat(400)}`, 1_000_000_000, 12],
])('parses "%s" as offset %d and limit %d', async (query, offset, limit) => {
  expect(await (await routes.request(`/?${query}`)).json()).toEqual({ offset, limit });
});

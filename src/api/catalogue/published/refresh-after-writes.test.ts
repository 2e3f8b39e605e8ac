import { Hono } from 'hono';
import { beforeEach, expect, it } from 'vitest';
import type { ApiEnvironment } from '../../http/environment.ts';
import { refreshAfterWrites } from './refresh-after-writes.ts';

let refreshes = 0;
let failure: Error | undefined;
const logged: string[] = [];
const refresh = async () => {
  refreshes += 1;
  if (failure) throw failure;
};
const note = (_: object, message: string) => void logged.push(message);
const app = new Hono<ApiEnvironment>();
app.use(refreshAfterWrites({ refresh }, { info: note, warn: note, error: note }));
app.all('/works', (c) => c.text('done'));
app.all('/refuses', (c) => c.text('no', 422));

beforeEach(() => {
  refreshes = 0;
  failure = undefined;
  logged.length = 0;
});

it.each([
  ['POST', '/works', 1],
  ['PUT', '/works', 1],
  ['DELETE', '/works', 1],
  ['GET', '/works', 0],
  ['HEAD', '/works', 0],
  ['POST', '/refuses', 0],
])('refreshes the catalogue before the response of %s %s: %i times', async (method, path, times) => {
  await app.request(path, { method });
  expect(refreshes).toBe(times);
});

it('answers for a committed write although the catalogue cannot be refreshed, and logs it', async () => {
  failure = new Error('the content cannot be loaded');
  const response = await app.request('/works', { method: 'POST' });
  expect([response.status, await response.text(), refreshes]).toEqual([200, 'done', 1]);
  expect(logged).toEqual(['catalogue refresh failed']);
});

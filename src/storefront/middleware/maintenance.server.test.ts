import type { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createRequestContext, type ContextOptions, storefrontContext } from '../request-context.server.ts';
import { defaultSettings } from '../shops/default-settings.ts';
import { maintenance } from './maintenance.server.ts';
import { loadSettings } from './settings.server.ts';

const { sistema } = defaultSettings;
const toSettings = (manutencao: boolean) => ({
  ...defaultSettings,
  sistema: { ...sistema, modulos: { ...sistema.modulos, manutencao } },
});

/** A shop with a remote API whose calls are recorded. */
function openShop(isInMaintenance: boolean) {
  const requested: string[] = [];
  const options: ContextOptions = {
    siteUrl: 'https://loja.example',
    personalPaths: [],
    sitemapPaths: [],
    cookieName: 'PHPSESSID',
    onError: () => undefined,
    storeApi: (call) => {
      requested.push(new URL(call.url).pathname);
      return Promise.resolve(Response.json(toSettings(isInMaintenance)));
    },
  };
  const visit = (path: string, method = 'GET') => {
    const request = new Request(`https://loja.example${path}`, { method });
    const context: RouterContextProvider = createRequestContext(request, options);
    const args = { request, context, url: new URL(request.url), params: {}, pattern: '/' };
    const answer = maintenance(args, () => Promise.resolve(new Response('page')));
    return { answer: Promise.resolve(answer), context };
  };
  return { requested, visit };
}

const refusal = { init: { status: 503 }, data: { isMaintenance: true } };

describe('maintenance', () => {
  it.each([
    ['/sacola', 'POST'],
    ['/checkout/acesso/', 'POST'],
    ['/sacola.data', 'POST'],
    ['/ofertas.data', 'GET'],
  ])('refuses %s by %s in maintenance only', async (path, method) => {
    const closed = openShop(true).visit(path, method);
    await expect(closed.answer).rejects.toMatchObject(refusal);
    const open = openShop(false).visit(path, method);
    expect(await (await open.answer)?.text()).toBe('page');
  });

  it('leaves documents to the root, whose loader loads the settings anyway', async () => {
    const { requested, visit } = openShop(true);
    expect((await visit('/ofertas').answer)?.status).toBe(200);
    expect(requested).toEqual([]);
  });

  it('reuses the settings of a remote API for requests that follow a document or one another', async () => {
    const { requested, visit } = openShop(true);
    const { context } = visit('/');
    await loadSettings(context.get(storefrontContext));
    for (const path of ['/ofertas.data', '/marcas.data']) {
      await expect(visit(path).answer).rejects.toMatchObject(refusal);
    }
    expect(requested).toHaveLength(1);
  });
});

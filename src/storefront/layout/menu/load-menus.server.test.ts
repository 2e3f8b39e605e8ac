import { describe, expect, it } from 'vitest';
import { toDevice } from '#web/browser/device.ts';
import { aStorefront } from '../../testing/a-storefront.ts';
import { loadMenus } from './load-menus.server.ts';

const fields = toDevice('').tipoImg;
const hashOf = (request: Request) => new URL(request.url).pathname.split('/').at(-1) ?? '';
const respondWithMenu = (request: Request) => Response.json({ id: 1, hash: hashOf(request), nome: '', menu: [] });

describe('loadMenus', () => {
  it.each([
    ['/', ['menu-principal', 'pitchbar-topo', 'links-rodape']],
    ['/loja-caszulo', ['caszulo-menu-principal', 'caszulo-pitchbar-topo', 'caszulo-links-rodape']],
  ])('loads the menus of the shop at %s', async (path, hashes) => {
    const requested: string[] = [];
    const { storefront, url } = aStorefront({
      path,
      storeApi: async (request) => {
        requested.push(hashOf(request));
        return respondWithMenu(request);
      },
    });
    await loadMenus(storefront, fields, url);
    expect(requested).toEqual(hashes);
  });

  it('logs a footer menu that fails, and returns it empty [R8-13]', async () => {
    const { storefront, reports, url } = aStorefront({
      storeApi: async (request) =>
        hashOf(request) === 'links-rodape' ? Response.json({}, { status: 500 }) : respondWithMenu(request),
    });
    expect(await loadMenus(storefront, fields, url)).toEqual({ main: [], announcements: [], footer: [] });
    expect(reports).toEqual(['Erro ao buscar o menu do rodapé:']);
  });

  it('calls no API on the test page', async () => {
    const { storefront, url } = aStorefront({ path: '/teste' });
    const menus = await loadMenus(storefront, fields, url);
    expect(menus.announcements[0]?.label).toContain('10% na primeira compra');
  });

  it('links within the shop on the test page', async () => {
    const { storefront, url } = aStorefront({ path: '/teste?loja=caszulo' });
    const links = JSON.stringify(await loadMenus(storefront, fields, url)).match(/"href":"[^"]*"/g) ?? [];
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !link.includes('?loja=caszulo'))).toEqual([]);
  });
});

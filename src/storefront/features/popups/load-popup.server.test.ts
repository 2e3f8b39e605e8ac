import { describe, expect, it } from 'vitest';
import { toDevice } from '#web/browser/device.ts';
import { aStorefront } from '../../testing/a-storefront.ts';
import { loadPopup } from './load-popup.server.ts';

const popup = {
  id: 3,
  titulo: 'Primeira vez por aqui?',
  conteudo: '<p onclick="x()">10% <b>agora</b></p><script>alert(1)</script><a href="javascript:x">x</a>',
  imagem: 'https://loja.example/img/popup.avif',
  imagemOriginal: 'https://loja.example/img/popup.jpg',
  link: 'https://loja.example/oleos',
  atraso: 500,
};

async function load(level: string, respond: () => Response, path = '/popup') {
  const requests: string[] = [];
  const { storefront } = aStorefront({
    path,
    storeApi: (request) => {
      requests.push(new URL(request.url).pathname);
      return Promise.resolve(respond());
    },
  });
  return { view: await loadPopup(storefront, toDevice(''), level), requests };
}

describe('loadPopup', () => {
  it('sanitises the text and keeps links inside the shop', async () => {
    const { view } = await load('home', () => Response.json(popup), '/popup?loja=caszulo');
    expect(view).toMatchObject({ id: 3, button: 'Ver agora', href: '/oleos?loja=caszulo', delayMs: 500 });
    expect(view?.html.__html).toBe('<p>10% <b>agora</b></p><a>x</a>');
    expect(view?.repeatAfterDays).toBeUndefined();
  });

  it('takes the coupon out of the link of the merchant', async () => {
    const link = 'https://loja.example/oleos?cupom=BEMVINDA';
    const { view } = await load('home', () => Response.json({ ...popup, link }));
    expect(view).toMatchObject({ href: '/oleos', coupon: 'BEMVINDA' });
  });

  it('is null without a popup and if the API fails', async () => {
    for (const status of [404, 500]) {
      const { view } = await load('page', () => Response.json({ error: 'Não encontrado.' }, { status }));
      expect(view).toBeNull();
    }
  });

  it('sends no request if the level does not exist', async () => {
    expect(await load('../settings', () => Response.json(popup))).toEqual({ view: null, requests: [] });
  });
});

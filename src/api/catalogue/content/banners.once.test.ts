import { describe, expect, it } from 'vitest';
import type { ContentPopup } from '../published/content-model.ts';
import { listPopupLevels, toPopup } from './banners.ts';

const popup: ContentPopup = {
  id: 1,
  level: 'home',
  shopId: undefined,
  title: 'Primeira vez por aqui?',
  html: '<p>Oi.</p>',
  picture: undefined,
  link: '/ofertas',
  button: '',
  delayMs: 8000,
  repeatAfterDays: undefined,
};

const plain = { fill: (text: string) => text, fillHtml: (html: string) => html };

describe('popups', () => {
  it('return the button text and the days until they are shown again, if the merchant set them', () => {
    expect(Object.keys(toPopup('https://loja.test', popup, plain))).not.toEqual(expect.arrayContaining(['reexibirEm']));
    const worded = toPopup('https://loja.test', { ...popup, button: 'Ver ofertas', repeatAfterDays: 30 }, plain);
    expect(worded).toMatchObject({ botao: 'Ver ofertas', reexibirEm: 30, link: 'https://loja.test/ofertas' });
  });

  it('are listed by full level, without those of another shop', () => {
    const popups = [popup, { ...popup, level: 'category', shopId: 'caszulo' }, { ...popup, level: 'Detail/' }];
    expect(listPopupLevels(popups, 'main').toSorted()).toEqual(['home', 'product/detail']);
    expect(listPopupLevels(popups, 'caszulo')).toContain('product/listing/category');
  });
});

import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#database/testing/test-database.ts';
import { createTestCatalogue } from '../../testing/test-catalogue.ts';
import { changeSetting } from '../merchant/change-setting.ts';
import { createPlaceholders } from './placeholders.ts';

const test = await createTestDatabase();
const catalogue = await createTestCatalogue(test.database);
afterAll(async () => {
  await catalogue.close();
  await test.dispose();
});

async function open(status: boolean, inclusivo = false) {
  const value = { alerta: false, status, valor: 159, valorSulSudeste: 149.9, inclusivo };
  await changeSetting(test.database, { key: 'carrinho.freteGratis', value });
  await catalogue.refresh();
  return createPlaceholders(catalogue.current(), 'main');
}

const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

describe('with free shipping', () => {
  it('placeholders are the values of the shop', async () => {
    const { fill, fillHtml } = await open(true);
    expect(plain(fill('De {frete-gratis-sul-sudeste} a {frete-gratis}'))).toBe('De R$ 149,90 a R$ 159');
    expect(plain(fillHtml('<p>Desde <b>{frete-gratis}</b>.</p>'))).toBe('<p>Desde <b>R$ 159</b>.</p>');
    expect(fill('{outra}')).toBe('{outra}');
  });

  it.each([
    [true, 'a partir de R$ 149,90 no Sul', '<p><b>a partir de R$ 159</b></p>'],
    [false, 'acima de R$ 149,90 no Sul', '<p><b>acima de R$ 159</b></p>'],
  ])('a condition says in words whether exactly the threshold ships free: %s', async (inclusivo, text, html) => {
    const { fill, fillHtml } = await open(true, inclusivo);
    expect(plain(fill('{frete-gratis-condicao-sul-sudeste} no Sul'))).toBe(text);
    expect(plain(fillHtml('<p><b>{frete-gratis-condicao}</b></p>'))).toBe(html);
  });
});

describe('without free shipping', () => {
  it('a text that names it is undefined, any other is as it was', async () => {
    const { fill } = await open(false);
    expect([fill('Grátis: {frete-gratis}'), fill('Bom dia')]).toEqual([undefined, 'Bom dia']);
    expect(fill('Grátis {frete-gratis-condicao-sul-sudeste}')).toBeUndefined();
  });

  it.each([
    ['<p>Oi.</p><p>Desde <b>{frete-gratis}</b>.</p>', '<p>Oi.</p>'],
    ['<ul><li>a</li><li>Desde {frete-gratis}</li></ul>', '<ul><li>a</li></ul>'],
    ['<p>Oi.</p><p>Grátis <b>{frete-gratis-condicao}</b>.</p>', '<p>Oi.</p>'],
    ['<h2>Frete</h2><p>{frete-gratis}</p><h2>Prazos</h2><p>x</p>', '<h2>Prazos</h2><p>x</p>'],
    ['<h2>Frete <b>grátis</b></h2>\n<p>{frete-gratis}</p>', ''],
    ['<h2>Frete</h2><p>{frete-gratis}</p><p>Mais.</p>', '<h2>Frete</h2><p>Mais.</p>'],
    ['<h2>Prazos</h2><h3>Capitais</h3><p>x</p><h2>Fim</h2>', '<h2>Prazos</h2><h3>Capitais</h3><p>x</p><h2>Fim</h2>'],
    ['<ul><li>a<ul><li>{frete-gratis}</li></ul></li></ul>', '<ul><li>a<ul></ul></li></ul>'],
  ])('of %s is left: %s', async (html, expected) => {
    const { fillHtml } = await open(false);
    expect(fillHtml(html)).toBe(expected);
  });
});

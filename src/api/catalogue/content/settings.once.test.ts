import { expect, it } from 'vitest';
import { buildSettings } from './settings.ts';

const toSettings = (rows: Parameters<typeof buildSettings>[0]) => buildSettings(rows).settings;

it('falls back to the specification for settings that are not set', () => {
  const { sistema, link } = toSettings([]);
  expect(sistema.checkout.carrinho.alertaFreteGratisValorFixo).toMatchObject({ status: true, valor: 159 });
  expect(sistema.geral.site.cnpj).toBe('');
  expect(sistema.modulos.manutencao).toBe(false);
  expect(sistema.checkout.aberto).toBe(true);
  expect(link.social).toEqual({ facebook: '', instagram: '' });
});

it('prefers the merchant’s values', () => {
  const { sistema } = toSettings([
    { key: 'site.cnpj', value_json: '"12.345.678/0001-95"' },
    { key: 'checkout.aberto', value_json: 'false' },
    { key: 'pagamento.descontos', value_json: '{"pix":0.1,"boleto":0,"cartao":0,"deposito":0}' },
  ]);
  expect(sistema.geral.site.cnpj).toBe('12.345.678/0001-95');
  expect(sistema.checkout.pagamento.descontos.pix).toBe(0.1);
  expect(sistema.checkout.aberto).toBe(false);
});

it('refuses a value that does not match the contract', () => {
  expect(() => toSettings([{ key: 'pagamento.prioridade', value_json: '5' }])).toThrow(/prioridade/);
});

it('has settings of a shop of its own, over those of all', () => {
  const { settings, settingsByShop } = buildSettings([
    { key: 'site.cnpj', value_json: '"1"' },
    { key: 'caszulo:site.atendimento', value_json: '"Sempre"' },
    { key: 'caszulo:checkout.aberto', value_json: 'false' },
  ]);
  expect(settings.sistema.geral.site.atendimento).toBe('');
  expect([...settingsByShop.keys()]).toEqual(['caszulo']);
  expect(settingsByShop.get('caszulo')?.sistema).toMatchObject({
    geral: { site: { cnpj: '1', atendimento: 'Sempre' } },
    // Orders are open for every shop or for none.
    checkout: { aberto: true },
  });
});

it('has the mean of the shop’s reviews, and none of a single one', () => {
  const rate = (count: number, experience: number, service: number) =>
    buildSettings([{ key: 'caszulo:site.atendimento', value_json: '"Sempre"' }], { count, experience, service });
  const { settings, settingsByShop } = rate(20, 91, 94);
  expect(settings.sistema.geral.avaliacao).toEqual({ media: 4.7, quantidade: 20 });
  expect(settingsByShop.get('caszulo')?.sistema.geral.avaliacao?.quantidade).toBe(20);
  expect(rate(1, 5, 5).settings.sistema.geral).not.toHaveProperty('avaliacao');
});

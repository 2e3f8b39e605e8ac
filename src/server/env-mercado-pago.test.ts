import { describe, expect, it } from 'vitest';
import { readEnvironment } from './env.ts';

const account = { MERCADO_PAGO_TOKEN: 'APP_USR-0000000000000000', MERCADO_PAGO_SECRET: 'segredo-dos-avisos' };

describe('payments by Mercado Pago', () => {
  it.each([{}, { MERCADO_PAGO_METHODS: 'pix' }, { MERCADO_PAGO_TOKEN: '', MERCADO_PAGO_SECRET: '' }])(
    'are off without its token, with %j',
    (variables) => {
      expect(readEnvironment(variables).mercadoPago).toBeUndefined();
    },
  );

  it('take Pix and cards by the real service once token and secret are set', () => {
    expect(readEnvironment({ ...account, PIX_MINUTES: '60' }).mercadoPago).toEqual({
      url: 'https://api.mercadopago.com',
      token: account.MERCADO_PAGO_TOKEN,
      secret: account.MERCADO_PAGO_SECRET,
      methods: ['pix', 'card'],
      pixMinutes: 60,
    });
  });

  it('take boletos, once each, where the merchant names them', () => {
    const { mercadoPago } = readEnvironment({ ...account, MERCADO_PAGO_METHODS: 'boleto,pix,boleto' });
    expect(mercadoPago?.methods).toEqual(['boleto', 'pix']);
  });

  it('take only the ways that the merchant names', () => {
    const variables = { ...account, MERCADO_PAGO_METHODS: 'cartao', MERCADO_PAGO_URL: 'http://127.0.0.1:4150/' };
    expect(readEnvironment(variables).mercadoPago).toMatchObject({ methods: ['card'], url: 'http://127.0.0.1:4150' });
  });

  it.each([
    [{ MERCADO_PAGO_TOKEN: account.MERCADO_PAGO_TOKEN }, 'MERCADO_PAGO_SECRET is missing'],
    [{ MERCADO_PAGO_SECRET: account.MERCADO_PAGO_SECRET }, 'MERCADO_PAGO_TOKEN is missing'],
    [{ ...account, MERCADO_PAGO_TOKEN: 'APP_USR' }, 'MERCADO_PAGO_TOKEN must be copied whole'],
    [{ ...account, MERCADO_PAGO_METHODS: 'pix,cheque' }, 'must be one or more of pix, cartao and boleto'],
    [{ ...account, MERCADO_PAGO_METHODS: 'pix, cartao' }, 'must be one or more of pix, cartao and boleto'],
    [{ ...account, MERCADO_PAGO_URL: 'ftp://127.0.0.1' }, 'MERCADO_PAGO_URL must be an address'],
  ])('are refused with %j', (variables, sentence) => {
    expect(() => readEnvironment(variables)).toThrow(sentence);
  });

  it('never repeat a wrong token in the message', () => {
    const variables = { ...account, MERCADO_PAGO_TOKEN: 'segredo com espaco' };
    expect(() => readEnvironment(variables)).toThrow(/^(?!.*segredo com)/);
  });
});

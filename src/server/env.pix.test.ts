import { describe, expect, it } from 'vitest';
import { createBrCode } from '#api/payments/pix/br-code.ts';
import { readEnvironment } from './env.ts';

const receiver = { PIX_KEY: 'loja@loja.test', PIX_NAME: 'Manacá Aromas', PIX_CITY: 'Curitiba' };

describe('the receiver of payments by Pix', () => {
  it('is the one of the configuration, with codes that name the order, and waits until the next business day', () => {
    const pix = {
      key: 'loja@loja.test',
      name: 'Manacá Aromas',
      city: 'Curitiba',
      txid: 'order',
      minutes: undefined,
    };
    expect(readEnvironment({ ...receiver, SITE_URL: 'https://loja.test' }).pix).toEqual(pix);
    expect(readEnvironment({ ...receiver, DATABASE_URL: 'postgres://db/shop' }).pix).toEqual(pix);
    expect(readEnvironment(receiver).pix).toEqual(pix);
    const changed = { PIX_TXID: 'none', PIX_MINUTES: '4320' };
    expect(readEnvironment({ ...receiver, ...changed }).pix).toEqual({ ...pix, txid: 'none', minutes: 4320 });
  });

  it.each([
    ['529.982.247-25', '52998224725'],
    ['11.222.333/0001-81', '11222333000181'],
    ['12.abc.345/01de-35', '12ABC34501DE35'],
    [' Loja@Loja.Test ', 'loja@loja.test'],
    ['+55 (41) 99999-0001', '+5541999990001'],
    ['71C7D9BE-4B85-4E43-9F1C-1F3B8B4E9A2D', '71c7d9be-4b85-4e43-9f1c-1f3b8b4e9a2d'],
    // A CPF that would be a phone too.
    ['51998259765', '51998259765'],
    ['+5551998259765', '+5551998259765'],
  ])('takes the key %j as the directory of keys writes it', (PIX_KEY, key) => {
    const { pix } = readEnvironment({ ...receiver, PIX_KEY });
    expect(pix).toMatchObject({ key });
    expect(pix && createBrCode({ ...pix, cents: 100 })).toContain(`br.gov.bcb.pix01${key.length}${key}`);
  });

  it('never repeats a wrong key, which may be a CPF, in its message', () => {
    expect(() => readEnvironment({ ...receiver, PIX_KEY: '52998224724' })).toThrow(/^(?!.*52998224724)/);
  });

  it.each([{}, { NODE_ENV: 'development' }])(
    'is only that of the demonstration in a fresh local shop, with %j',
    (variables) => {
      const { pix, demonstrationPix } = readEnvironment({ ...variables, PIX_MINUTES: '10' });
      expect(pix).toBeUndefined();
      expect(demonstrationPix).toMatchObject({ key: 'demonstracao@loja.example', minutes: 10 });
      expect(demonstrationPix && createBrCode({ ...demonstrationPix, cents: 100 })).toContain(
        '5920Loja de demonstracao6008Curitiba',
      );
    },
  );

  it.each([{ SITE_URL: 'https://loja.test' }, { NODE_ENV: 'production' }])(
    'is nobody in a shop of a merchant without a key, with %j',
    (variables) => {
      expect(readEnvironment(variables)).toMatchObject({ pix: undefined, demonstrationPix: undefined });
    },
  );
});

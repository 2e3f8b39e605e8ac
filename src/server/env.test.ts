import { describe, expect, it } from 'vitest';
import { ConfigurationError, readEnvironment } from './env.ts';

describe('readEnvironment', () => {
  it('requires no variable', () => {
    expect(readEnvironment({})).toMatchObject({
      PORT: 3000,
      ROLE: 'all',
      NODE_ENV: 'production',
      SITE_URL: 'http://localhost:3000',
      DATABASE_FILE: 'var/manaca.sqlite',
      SESSION_COOKIE_NAME: 'PHPSESSID',
      DEMO: true,
    });
  });

  it('derives the site address from the port and strips a slash at its end', () => {
    expect(readEnvironment({ PORT: '8080' }).SITE_URL).toBe('http://localhost:8080');
    expect(readEnvironment({ SITE_URL: 'https://loja.test/' }).SITE_URL).toBe('https://loja.test');
  });

  it('names the session cookie so that browsers bind it to the host, where that is https', () => {
    expect(readEnvironment({ SITE_URL: 'https://loja.test' }).SESSION_COOKIE_NAME).toBe('__Host-PHPSESSID');
    expect(readEnvironment({ SITE_URL: 'http://loja.test' }).SESSION_COOKIE_NAME).toBe('PHPSESSID');
    const named = { SITE_URL: 'https://loja.test', SESSION_COOKIE_NAME: 'PHPSESSID' };
    expect(readEnvironment(named).SESSION_COOKIE_NAME).toBe('PHPSESSID');
    expect(() => readEnvironment({ SESSION_COOKIE_NAME: '__Host-x' })).toThrow('SESSION_COOKIE_NAME must not begin');
  });

  it('trusts no proxy and no other process by default', () => {
    expect(readEnvironment({})).toMatchObject({ TRUST_PROXY: 0 });
    expect(readEnvironment({}).SERVICE_KEY).toBeUndefined();
    const serviceKey = 'k9!'.repeat(11);
    const configured = { TRUST_PROXY: '2', SERVICE_KEY: serviceKey };
    expect(readEnvironment(configured)).toMatchObject({ TRUST_PROXY: 2, SERVICE_KEY: serviceKey });
  });

  it('reads the hosts of pictures as a list', () => {
    expect(readEnvironment({ PICTURE_ORIGINS: 'https://a.test,https://b.test' }).PICTURE_ORIGINS).toHaveLength(2);
    expect(readEnvironment({}).PICTURE_ORIGINS).toEqual([]);
  });

  it('reads the origins that may write to the API, none by default', () => {
    expect(readEnvironment({}).API_ORIGINS).toEqual([]);
    const API_ORIGINS = 'https://a.test/,https://b.test:8443/vitrine';
    expect(readEnvironment({ API_ORIGINS }).API_ORIGINS).toEqual(['https://a.test', 'https://b.test:8443']);
    expect(() => readEnvironment({ API_ORIGINS: 'a.test' })).toThrow('API_ORIGINS.0 must be an address');
  });

  it('reads the number at WhatsApp, none by default', () => {
    expect(readEnvironment({}).WHATSAPP).toBeUndefined();
    expect(readEnvironment({ WHATSAPP: '5541999990000' }).WHATSAPP).toBe('5541999990000');
  });

  it('reads the scripts of the merchant, none by default', () => {
    expect(readEnvironment({}).SCRIPTS).toEqual([]);
    const script = { src: 'https://metrica.test/a.js', category: 'analytics', place: 'event:purchase' };
    const scripts = [{ ...script, origins: ['https://coleta.test/caminho'] }];
    expect(readEnvironment({ SCRIPTS: JSON.stringify(scripts) }).SCRIPTS).toEqual([
      { ...script, origins: ['https://coleta.test'] },
    ]);
  });

  it.each([{ NODE_ENV: 'production' }, { SITE_URL: 'https://loja.test' }])(
    'takes a shop with %j for one for the public: no debug view, no demonstration, unless the view is wanted',
    (variables) => {
      expect(readEnvironment({})).toMatchObject({ isPublic: false, DEBUG_VIEW: true, DEMO: true });
      const expected = { isPublic: true, DEBUG_VIEW: false, DEMO: false };
      expect(readEnvironment(variables)).toMatchObject(expected);
      expect(readEnvironment({ ...variables, DEBUG_VIEW: 'true' }).DEBUG_VIEW).toBe(true);
      expect(() => readEnvironment({ ...variables, DEMO: 'on' })).toThrow('DEMO must not be on');
    },
  );

  it('writes mail to a folder unless a mail server is configured', () => {
    expect(readEnvironment({}).MAIL_DIR).toBe('var/mail');
    expect(readEnvironment({}).MAIL_FROM).toContain('@localhost');
    expect(readEnvironment({}).SMTP_URL).toBeUndefined();
    const configured = { SMTP_URL: 'smtps://ana:x%40y@mail.test:465', MAIL_FROM: 'Manacá Aromas <loja@loja.test>' };
    expect(readEnvironment(configured)).toMatchObject(configured);
  });

  it('sends no CDN headers by default, and none without a page cache', () => {
    expect(readEnvironment({})).toMatchObject({ CDN_SECONDS: 0 });
    expect(readEnvironment({}).CDN_PURGE_URL).toBeUndefined();
    const configured = { CDN_PURGE_URL: 'https://cdn.test/purge', CDN_PURGE_TOKEN: 'x' };
    expect(readEnvironment({ CDN_SECONDS: '300', ...configured })).toMatchObject({ CDN_SECONDS: 300, ...configured });
    expect(() => readEnvironment({ CDN_SECONDS: '300', PAGE_CACHE_MB: '0' })).toThrow('CDN_SECONDS needs');
    expect(() => readEnvironment({ CDN_PURGE_TOKEN: 'two words' })).toThrow('CDN_PURGE_TOKEN must be');
  });

  it('treats an empty variable as absent', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000);
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535'],
    [{ PORT: '70000' }, 'PORT must be at most 65535'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be production, development or test'],
    [{ ROLE: 'worker' }, 'ROLE must be all, api or web'],
    [{ SITE_URL: 'loja.test' }, 'SITE_URL must be an address that begins with http:// or https://'],
    [{ DATABASE_URL: 'mysql://db/shop' }, 'DATABASE_URL must be an address that begins with postgres://'],
    [{ DEMO: 'yes' }, 'DEMO must be on or off'],
    [{ SESSION_COOKIE_NAME: 'a b' }, 'SESSION_COOKIE_NAME must be letters, digits, _ and - only'],
    [{ PICTURE_ORIGINS: 'https://cdn.test,cdn2' }, 'PICTURE_ORIGINS.1 must be an address that begins with'],
    [{ SCRIPTS: 'https://metrica.test/a.js' }, 'SCRIPTS must be a JSON list of scripts'],
    [{ WHATSAPP: '+55 41 99999-0000' }, 'WHATSAPP must be 10 to 15 digits that begin with the country code'],
    [{ WHATSAPP: '041999990000' }, 'WHATSAPP must be 10 to 15 digits'],
    [{ SCRIPTS: '{}' }, 'SCRIPTS must be a JSON list of scripts'],
    [
      { SCRIPTS: '[{"src":"/a.js","category":"outra","place":"meio"}]' },
      'SCRIPTS.0.src must be an address that begins with http:// or https://\n' +
        'SCRIPTS.0.category must be analytics or marketing\n' +
        'SCRIPTS.0.place must be head, body-end or event: with the name of an event',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent'],
    [{ SMTP_URL: 'mail.test:25', MAIL_FROM: 'loja@loja.test' }, 'SMTP_URL must be an address that begins with smtp://'],
    [{ SMTP_URL: 'smtp://mail.test' }, 'MAIL_FROM is missing: with SMTP_URL it names the sender'],
    [{ MAIL_FROM: 'Loja' }, 'MAIL_FROM must be one address'],
    [{ MAIL_FROM: 'a@loja.test, b@loja.test' }, 'MAIL_FROM must be one address'],
    [{ MAIL_FROM: 'Loja\r\nBcc: <a@loja.test>' }, 'MAIL_FROM must be one address'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be a whole number from 0 to 10'],
    [{ TRUST_PROXY: '11' }, 'TRUST_PROXY must be at most 10'],
    [{ METRICS_TOKEN: 'segredo' }, 'METRICS_TOKEN must be 32 to 200 letters, digits or signs without blanks'],
    [{ SERVICE_KEY: 'segredo' }, 'SERVICE_KEY must be 32 to 200 letters, digits or signs without blanks'],
    [{ SERVICE_KEY: `${'k'.repeat(40)} ` }, 'SERVICE_KEY must be 32 to 200'],
    [{ MELHOR_ENVIO_TOKEN: 'curto' }, 'MELHOR_ENVIO_TOKEN must be at least 20 letters, digits or signs'],
    [{ PIX_KEY: '52998224724' }, 'PIX_KEY must be a CPF, a CNPJ, an e-mail address, a mobile phone that begins with'],
    [{ PIX_KEY: '41999990001' }, 'PIX_KEY must be'],
    [{ PIX_KEY: '0055 41 99999-0001' }, 'PIX_KEY must be'],
    [{ PIX_KEY: '+55 41 3333-0001' }, 'PIX_KEY must be'],
    [{ PIX_KEY: '+1 415 555 0100' }, 'PIX_KEY must be'],
    [{ PIX_KEY: '12ABC34501DE36' }, 'PIX_KEY must be'],
    [{ PIX_KEY: 'loja@' }, 'PIX_KEY must be'],
    [{ PIX_KEY: `${'a'.repeat(64)}@manaca.com.br` }, 'PIX_KEY must be'],
    [{ PIX_NAME: '店舗 24', PIX_CITY: ' ' }, 'PIX_NAME must have letters from A to Z\nPIX_CITY must have letters'],
    [
      { PIX_KEY: 'loja@loja.test' },
      'PIX_NAME is missing: PIX_KEY, PIX_NAME and PIX_CITY are set together\nPIX_CITY is',
    ],
    [{ PIX_KEY: 'loja@loja.test', PIX_NAME: 'Loja' }, 'PIX_CITY is missing: PIX_KEY, PIX_NAME and PIX_CITY are set'],
    [{ PIX_NAME: 'Loja', PIX_CITY: 'Curitiba' }, 'PIX_KEY is missing: PIX_KEY, PIX_NAME and PIX_CITY are set'],
    [{ PIX_TXID: 'pedido' }, 'PIX_TXID must be order or none'],
    [{ PIX_MINUTES: '9' }, 'PIX_MINUTES must be at least 10'],
    [{ PIX_MINUTES: '4321' }, 'PIX_MINUTES must be at most 4320'],
    [{ ROLE: 'web' }, 'API_BASE_URL is missing: with ROLE=web'],
    [{ API_BASE_URL: 'http://api.test' }, 'API_BASE_URL is for ROLE=web only'],
  ])('refuses %j and names the variable', (variables, message) => {
    expect(() => readEnvironment(variables)).toThrow(ConfigurationError);
    expect(() => readEnvironment(variables)).toThrow(message);
  });

  it('calls no postal code service when they are off', () => {
    const { services } = readEnvironment({ POSTAL_CODE_SERVICES: 'off', GEOCODER_URL: 'off' });
    expect(services).toEqual({ postalCodes: [], geocoder: undefined });
  });

  it('asks Melhor Envio for freight only with a token', () => {
    const token = 't'.repeat(40);
    const melhorEnvioOf = (variables: Record<string, string>) => readEnvironment(variables).services.melhorEnvio;
    expect(melhorEnvioOf({ MELHOR_ENVIO_URL: 'https://sandbox.melhorenvio.com.br' })).toBeUndefined();
    expect(melhorEnvioOf({ MELHOR_ENVIO_TOKEN: token })).toEqual({ url: 'https://melhorenvio.com.br', token });
    expect(
      melhorEnvioOf({ MELHOR_ENVIO_TOKEN: token, MELHOR_ENVIO_URL: 'https://sandbox.melhorenvio.com.br/' }),
    ).toEqual({ url: 'https://sandbox.melhorenvio.com.br', token });
  });

  it('names every wrong variable at once', () => {
    expect(() => readEnvironment({ PORT: '0', ROLE: 'x' })).toThrow(/PORT .*\nROLE /);
  });

  it.each([
    ['nothing is configured', {}, true],
    ['production runs on PostgreSQL', { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/shop' }, false],
    ['PostgreSQL is configured and NODE_ENV is not', { DATABASE_URL: 'postgres://db/shop' }, true],
    ['production runs on the usual file', { NODE_ENV: 'production' }, false],
    ['shoppers come by https', { SITE_URL: 'https://loja.test', NODE_ENV: 'development' }, false],
    ['a developer uses PostgreSQL', { NODE_ENV: 'development', DATABASE_URL: 'postgres://db/shop' }, true],
    ['DEMO is off', { DEMO: 'off' }, false],
  ])('decides whether a new shop begins as the demonstration when %s', (_situation, variables, expected) => {
    expect(readEnvironment(variables).DEMO).toBe(expected);
  });
});

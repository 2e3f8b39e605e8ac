import { expect, it } from 'vitest';
import { readEnvironment } from './env.ts';
import { listStartWarnings } from './start-warnings.ts';

const token = 'a-token-of-the-payment-service-0123456789';
const shop = { SITE_URL: 'https://loja.test' };
const pix = { PIX_KEY: 'pix@loja.test', PIX_NAME: 'Loja', PIX_CITY: 'Curitiba' };
const list = (variables: Record<string, string>) =>
  listStartWarnings(readEnvironment(variables)).map((warning) => warning.split(' ', 1)[0]);

it.each([
  [{}, []],
  [{ RATE_LIMIT: 'off', DEBUG_VIEW: 'true' }, []],
  [{ NODE_ENV: 'production' }, ['SITE_URL', 'SMTP_URL', 'PIX_KEY']],
  [{ SITE_URL: 'https://loja.test' }, ['SMTP_URL', 'PIX_KEY']],
  [{ SITE_URL: 'https://loja.test', SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'loja@loja.test' }, ['PIX_KEY']],
  [{ SITE_URL: 'https://loja.test', MERCADO_PAGO_TOKEN: token, MERCADO_PAGO_SECRET: token }, ['SMTP_URL']],
  [{ SITE_URL: 'https://loja.test', PIX_KEY: 'pix@loja.test', PIX_NAME: 'Loja', PIX_CITY: 'Curitiba' }, ['SMTP_URL']],
  [{ ...shop, ...pix, PIX_MINUTES: '30' }, ['SMTP_URL', 'PIX_MINUTES']],
  [{ ...shop, ...pix, PIX_MINUTES: '1440' }, ['SMTP_URL']],
  [{ ...shop, ...pix, PIX_MINUTES: '30', MERCADO_PAGO_TOKEN: token, MERCADO_PAGO_SECRET: token }, ['SMTP_URL']],
  [{ SITE_URL: 'https://loja.test', ROLE: 'web', API_BASE_URL: 'http://127.0.0.1:1/api' }, []],
  [
    { SITE_URL: 'https://loja.test', RATE_LIMIT: 'off', DEBUG_VIEW: 'true' },
    ['SMTP_URL', 'PIX_KEY', 'DEBUG_VIEW', 'RATE_LIMIT'],
  ],
])('a shop with %j is warned about %j', (variables, expected) => expect(list(variables)).toEqual(expected));

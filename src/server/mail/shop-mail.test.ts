import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { queueMail } from '#api/mail/mail.ts';
import { openDatabase } from '#database/client.ts';
import { readEnvironment } from '../env.ts';
import { openShop } from '../shop.ts';
import { startMailServer } from './testing/mail-server.ts';

it(
  'a running shop sends by itself what is queued, and ends its connections when it closes',
  { timeout: 60_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'manaca-shop-'));
    const file = join(folder, 'shop.sqlite');
    const server = await startMailServer();
    const variables = { DATABASE_FILE: file, SITE_URL: 'https://loja.test', SMTP_URL: server.url };
    const environment = readEnvironment({ ...variables, MAIL_FROM: 'Manacá Aromas <loja@loja.test>' });
    const shop = await openShop(environment, pino({ enabled: false }));
    const database = await openDatabase({ file });
    await queueMail(database.kysely, {
      kind: 'welcome',
      shopId: 'main',
      payload: { to: 'ana@exemplo.test', name: 'Ana Lima' },
      messageId: 'welcome-1',
      nowMs: Date.now(),
    });
    await expect.poll(() => server.received.length).toBe(1);
    expect(server.received[0]?.mail.text).toContain('Olá, Ana.');
    await shop.close();
    await server.close();
    await database.close();
    await rm(folder, { recursive: true });
  },
);

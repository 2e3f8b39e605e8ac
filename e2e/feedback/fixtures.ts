// The journeys of this folder write to the shop more often than one visitor may, and read the mail that comes of it.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '../fixtures.ts';
import { startShop } from '../shop-server.ts';

export { expect } from '../fixtures.ts';

export const test = base.extend<object, { mailFolder: string }>({
  mailFolder: [
    // oxlint-disable-next-line no-empty-pattern -- the names of the fixtures are read from this pattern: this one needs none
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'manaca-mail-'));
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ mailFolder }, use) => {
      const shop = await startShop({ RATE_LIMIT: 'off', MAIL_DIR: mailFolder });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** The subjects of all mails that the shop has sent. */
export function listSubjects(mailFolder: string): string[] {
  return readdirSync(mailFolder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readSubject(readFileSync(join(mailFolder, name), 'utf8')));
}

function readSubject(mail: string): string {
  const [, folded = ''] = /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(mail) ?? [];
  const line = folded.replaceAll(/\?=\s+=\?/g, '?==?').replaceAll(/\r?\n[ \t]/g, ' ');
  return line.replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, encoding: string, text: string) =>
    encoding.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString() : readQuoted(text),
  );
}

function readQuoted(text: string): string {
  return decodeURIComponent(
    text
      .replaceAll('%', '%25')
      .replaceAll('_', ' ')
      .replaceAll(/=([\dA-F]{2})/g, '%$1'),
  );
}

import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnvironment } from '../env.ts';
import { createMailer } from './mailer.ts';
import { startMailServer } from './testing/mail-server.ts';
import { sampleMail } from './testing/sample-mail.ts';

let folder: string;
let log: string;
const logger = pino(
  new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  }),
);
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'manaca-mail-')), 'new/folder');
  log = '';
});
afterEach(() => rm(join(folder, '../..'), { recursive: true }));

const create = (variables: Record<string, string> = {}) =>
  createMailer(readEnvironment({ MAIL_DIR: folder, SITE_URL: 'https://loja.test', ...variables }), logger);

describe('without a mail server', () => {
  it('a mail becomes a complete message in a file of its own', async () => {
    await create().send(sampleMail);
    expect(await readdir(folder)).toEqual(['recovery-77-1.eml']);
    const raw = await readFile(join(folder, 'recovery-77-1.eml'), 'utf8');
    expect(raw.replaceAll('\r\n', '')).not.toContain('\n');
    const mail = await PostalMime.parse(raw);
    expect(mail).toMatchObject({
      subject: sampleMail.subject,
      from: { name: sampleMail.fromName, address: 'loja@localhost' },
      to: [{ address: 'joao@exemplo.test' }],
      messageId: '<recovery-77-1@loja.test>',
    });
    expect(mail.html).toContain('Olá, João.');
    expect(mail.text).toContain('Olá, João.');
  });

  it('a repeated mail replaces its file, and names stay in the folder', async () => {
    const mailer = create();
    await mailer.send(sampleMail);
    await mailer.send({ ...sampleMail, subject: 'Outra vez' });
    await mailer.send({ ...sampleMail, messageId: `../../${'x'.repeat(300)}` });
    const files = await readdir(folder);
    expect(files).toHaveLength(2);
    expect(files.every((file) => /^[\w-]{1,120}\.eml$/.test(file))).toBe(true);
    expect(await readFile(join(folder, 'recovery-77-1.eml'), 'utf8')).toContain('Outra vez');
  });

  it('only the owner may read it, since its links open accounts', async () => {
    await create().send(sampleMail);
    const { mode } = await stat(join(folder, 'recovery-77-1.eml'));
    expect(mode % 0o1000).toBe(0o600);
  });

  it.each([
    ['http://loja.test', 'https://loja.test/r?chave=abc&de=mail'],
    ['https://loja.test', undefined],
  ])('the log of a shop at %s names the file, the link %s, and nobody’s address', async (siteUrl, link) => {
    await create({ SITE_URL: siteUrl }).send(sampleMail);
    const line: unknown = JSON.parse(log);
    expect(line).toMatchObject({ level: 30, file: join(folder, 'recovery-77-1.eml'), msg: 'mail written' });
    expect(Object.entries(line ?? {}).find(([name]) => name === 'link')?.[1]).toBe(link);
    expect(log).not.toContain('joao');
  });

  it('a folder that cannot be made is an error, until it can be made', async () => {
    const place = join(folder, '..');
    await writeFile(place, '');
    const mailer = create();
    await expect(mailer.send(sampleMail)).rejects.toThrow('ENOTDIR');
    await rm(place);
    await mailer.send(sampleMail);
    expect(await readdir(folder)).toEqual(['recovery-77-1.eml']);
  });
});

describe('with a mail server', () => {
  it('mail goes there from the configured address with the name of its shop, and no link is logged', async () => {
    const server = await startMailServer();
    const mailer = create({ SMTP_URL: server.url, MAIL_FROM: 'Servidor <oi@ipe.test>' });
    await mailer.send(sampleMail);
    mailer.close();
    await server.close();
    expect(server.received.map(({ mail }) => mail.from)).toMatchObject([
      { name: sampleMail.fromName, address: 'oi@ipe.test' },
    ]);
    expect(log).toBe('');
    await expect(readdir(folder)).rejects.toThrow('ENOENT');
  });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { queueMail } from '#api/mail/mail.ts';
import { type Database, openDatabase } from '#database/client.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { createEmptyDatabase } from '#database/testing/test-database.ts';
import { startMailServer, type TestMailServer } from './testing/mail-server.ts';

const script = join(import.meta.dirname, '../testing/mail-process.ts');
const leaseMs = 61_000;
const lanes = 4;
const testMs = 60_000;

let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
let database: Database;
let server: TestMailServer;
let running: ChildProcess | undefined;
/** Looks at every mail before the server takes it. */
let onMail: () => void = () => undefined;

beforeEach(async () => {
  empty = await createEmptyDatabase();
  database = await openDatabase({ url: empty.environment['DATABASE_URL'], file: empty.environment['DATABASE_FILE'] });
  await migrateToLatest(database);
  server = await startMailServer({ beforeTaking: () => onMail() });
});
afterEach(async () => {
  running?.kill('SIGKILL');
  await server.close();
  await database.close();
  await empty.dispose();
});

function start(clockOffsetMs: number): ChildProcess {
  const variables = {
    PATH: process.env['PATH'],
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    ...empty.environment,
    SITE_URL: 'https://loja.test',
    SMTP_URL: server.url,
    MAIL_FROM: 'loja@loja.test',
    CLOCK_OFFSET_MS: String(clockOffsetMs),
  };
  return spawn(process.execPath, [script], { env: variables, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Runs a process until the server is about to take its mail number `count`, and kills it before it hears of that. */
async function killInDelivery(count: number, clockOffsetMs: number): Promise<void> {
  const child = start(clockOffsetMs);
  running = child;
  const ended = once(child, 'exit');
  let seen = 0;
  onMail = () => {
    seen += 1;
    if (seen === count) child.kill('SIGKILL');
  };
  expect(await ended).toEqual([null, 'SIGKILL']);
  onMail = () => undefined;
}

const queueMany = async (messageIds: string[]): Promise<void> => {
  for (const messageId of messageIds) {
    const payload = { to: 'ana@exemplo.test', name: 'Ana' };
    await queueMail(database.kysely, { kind: 'welcome', shopId: 'main', payload, messageId, nowMs: Date.now() });
  }
};
const list = () => database.kysely.selectFrom('outbox').selectAll().execute();
const countUnsent = async () => (await list()).filter((row) => row.sent_at === null).length;

describe('a process that is killed while it sends mail', () => {
  it('loses none and repeats only what was in its hands, with the same Message-ID', { timeout: testMs }, async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `mail-${index}`);
    await queueMany(ids);

    const kills = [1, 4, 9];
    for (const [round, count] of kills.entries()) {
      await killInDelivery(count, round * leaseMs);
      expect(await countUnsent()).toBeGreaterThan(0);
    }
    running = start(kills.length * leaseMs);
    await expect.poll(countUnsent, { timeout: testMs }).toBe(0);

    const arrived = server.received.map(({ mail }) => mail.messageId ?? '');
    expect([...new Set(arrived)].toSorted()).toEqual(ids.map((id) => `<${id}@loja.test>`).toSorted());
    // The mail whose delivery the kill cut off has come again each time; nothing beyond what was being sent has.
    expect(arrived.length - ids.length).toBeGreaterThanOrEqual(1);
    expect(arrived.length - ids.length).toBeLessThanOrEqual(kills.length * lanes);
    expect((await list()).every((row) => row.payload_json === '{}')).toBe(true);
  });

  it('leaves its mail to another process that lives, when the lease ends', { timeout: testMs }, async () => {
    await queueMany(['only']);
    await killInDelivery(1, 0);
    const [claimed] = await list();
    expect(claimed).toMatchObject({ sent_at: null, attempts: 1 });
    running = start(leaseMs);
    await expect.poll(countUnsent, { timeout: testMs }).toBe(0);
    expect(server.received.map(({ mail }) => mail.messageId)).toEqual(['<only@loja.test>', '<only@loja.test>']);
  });
});

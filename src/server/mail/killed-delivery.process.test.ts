import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { queueMail } from '#api/mail/mail.ts';
import { type Database, openDatabase } from '#database/client.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { programEnvironment } from '#database/testing/program-environment.ts';
import { createEmptyDatabase } from '#database/testing/test-database.ts';
import { startMailServer, type TestMailServer } from './testing/mail-server.ts';

const script = join(import.meta.dirname, '../testing/mail-process.ts');
const leaseMs = 61_000;
const maxInFlight = 4;
const testMs = 180_000;

let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
let database: Database;
let server: TestMailServer;
let running: ChildProcess | undefined;
/** Called for each mail before the server accepts it. */
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
    ...programEnvironment,
    LOG_LEVEL: 'error',
    ...empty.environment,
    SITE_URL: 'https://loja.test',
    SMTP_URL: server.url,
    MAIL_FROM: 'loja@loja.test',
    CLOCK_OFFSET_MS: String(clockOffsetMs),
  };
  return spawn(process.execPath, [script], { env: variables, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Runs a process and kills it when its mail number `count` arrives, before the server accepts that mail. */
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
  it('loses none and sends only the mail in flight again, with the same Message-ID', { timeout: testMs }, async () => {
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
    // Each kill interrupts at least one delivery, which is repeated; mail that was not in flight is not.
    expect(arrived.length - ids.length).toBeGreaterThanOrEqual(1);
    expect(arrived.length - ids.length).toBeLessThanOrEqual(kills.length * maxInFlight);
    expect((await list()).every((row) => row.payload_json === '{}')).toBe(true);
  });

  it('has its mail sent by another process once the lease expires', { timeout: testMs }, async () => {
    await queueMany(['only']);
    await killInDelivery(1, 0);
    const [claimed] = await list();
    expect(claimed).toMatchObject({ sent_at: null, attempts: 1 });
    running = start(leaseMs);
    await expect.poll(countUnsent, { timeout: testMs }).toBe(0);
    expect(server.received.map(({ mail }) => mail.messageId)).toEqual(['<only@loja.test>', '<only@loja.test>']);
  });
});

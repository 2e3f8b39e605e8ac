import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordStatementsOf } from '#database/testing/record-statements.ts';
import { testNow } from '#database/testing/test-now.ts';
import { queueMail } from '../mail.ts';
import { mailSamples } from '../testing/mail-samples.ts';
import { createTestOutbox, names, refuse, type TestOutbox } from '../testing/test-mail.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

let outbox: TestOutbox;
beforeAll(async () => {
  outbox = await createTestOutbox();
});
afterAll(() => outbox.dispose());
beforeEach(() => outbox.empty());

describe('queueMail', () => {
  it('writes nothing when its transaction is rolled back', async () => {
    const undone = outbox.kysely.transaction().execute(async (transaction) => {
      await queueMail(transaction, {
        kind: 'welcome',
        shopId: 'main',
        payload: mailSamples.welcome,
        messageId: 'a',
        nowMs: 0,
      });
      throw new Error('no account after all');
    });
    await expect(undone).rejects.toThrow('no account');
    expect(await outbox.list()).toEqual([]);
  });

  it('writes the same Message-ID once', async () => {
    await Promise.all(names(5).map(() => outbox.queue('once')));
    expect(await outbox.list()).toHaveLength(1);
  });
});

describe('the worker', () => {
  it('sends a queued mail with the merchant’s settings, then deletes its content', async () => {
    await outbox.queue('recovery-1');
    const worker = outbox.start();
    await worker.deliver();
    expect(worker.sent).toHaveLength(1);
    expect(worker.sent[0]).toMatchObject({
      messageId: 'recovery-1',
      to: 'marina@exemplo.test',
      replyTo: 'oi@manaca.example',
    });
    expect(worker.sent[0]?.text).toContain('Manacá Aromas Comércio de Cosméticos Ltda. · CNPJ 12.345.678/0001-95');
    expect(await outbox.get('recovery-1')).toMatchObject({
      sent_at: testNow.getTime(),
      payload_json: '{}',
      attempts: 1,
      last_error: '',
    });
    await worker.deliver();
    expect(worker.sent).toHaveLength(1);
    expect(worker.logged).toEqual([]);
  });

  it('uses the name and the colours of the mail’s shop, else of the main shop', async () => {
    const look = { key: 'caszulo:loja.identidade', value_json: '{"paleta":"noite"}' };
    await outbox.kysely.insertInto('settings').values(look).execute();
    for (const shopId of ['caszulo', 'main', 'fechada']) await outbox.queue(shopId, shopId);
    const worker = outbox.start();
    await worker.deliver();
    const [caszulo, main, gone] = ['caszulo', 'main', 'fechada'].map((id) =>
      worker.sent.find(({ messageId }) => messageId === id),
    );
    expect(caszulo?.text).toContain('\n-- \nCaszulo\nhttps://loja.test/loja-caszulo\n');
    expect(caszulo?.html).toMatch(/<a href="https:\/\/loja\.test\/loja-caszulo"[^>]*>Caszulo<\/a>/);
    expect(caszulo?.fromName).toBe('Caszulo');
    expect(main?.fromName).toBe('Manacá Aromas');
    expect(caszulo?.html).toContain('#14293a');
    expect(main?.text).toContain('\n-- \nManacá Aromas\nhttps://loja.test\n');
    expect(main?.html).not.toContain('#14293a');
    expect(gone?.html).toBe(main?.html);
  });

  it('sends more than one batch in a call', async () => {
    await outbox.queueMany(names(95));
    const worker = outbox.start();
    await worker.deliver();
    expect(new Set(worker.sent.map((mail) => mail.messageId)).size).toBe(95);
    expect(worker.sent).toHaveLength(95);
  });

  it('does not send mail that is not due yet', async () => {
    await outbox.queue('later');
    await outbox.kysely
      .updateTable('outbox')
      .set({ next_attempt_at: testNow.getTime() + 1 })
      .execute();
    const worker = outbox.start();
    await worker.deliver();
    expect(worker.sent).toEqual([]);
    outbox.wait(1);
    await worker.deliver();
    expect(worker.sent).toHaveLength(1);
  });

  it('claims each mail by one statement and marks it by another, and reads the sender once', async () => {
    await outbox.queueMany(names(3));
    const recordStatements = recordStatementsOf(outbox.kysely);
    const statements = await recordStatements(() => outbox.start().deliver());
    expect(statements.map(({ sql }) => sql.split(' ', 1)[0])).toEqual([
      ...Array.from({ length: 3 }, () => 'select'),
      ...Array.from({ length: 6 }, () => 'update'),
    ]);
  });

  it('shares the queue with other workers: each mail is sent once', async () => {
    await outbox.queueMany(names(60));
    const workers = names(4).map(() =>
      outbox.start({ sendMail: () => new Promise((resolve) => setImmediate(resolve)) }),
    );
    await Promise.all(workers.map((worker) => worker.deliver()));
    const sent = workers.flatMap((worker) => worker.sent.map((mail) => mail.messageId));
    expect(sent.toSorted()).toEqual(names(60).toSorted());
    expect(workers.filter((worker) => worker.sent.length > 0).length).toBeGreaterThan(1);
    expect((await outbox.list()).every((row) => row.attempts === 1)).toBe(true);
  });

  it('does not delay the others by a slow mail', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await outbox.queueMany(names(10));
    const worker = outbox.start({
      async sendMail(mail) {
        if (mail.messageId === 'mail-0') await held;
        if (mail.messageId === 'mail-9') release();
      },
    });
    await worker.deliver();
    expect(worker.sent).toHaveLength(10);
  });

  it('sends mail without a call when it is polling', async () => {
    await outbox.queue('by-itself');
    const sent = new Promise<string>((resolve) => {
      const worker = outbox.start({
        pollMs: 5,
        sendMail: ({ messageId }) => {
          resolve(messageId);
          void worker.close();
        },
      });
    });
    expect(await sent).toBe('by-itself');
  });
});

describe('a database that cannot be read', () => {
  it('is logged once, not at every poll, and is used again when it recovers', async () => {
    const other = await createTestOutbox();
    await other.queue('patient');
    await other.kysely.schema.alterTable('outbox').renameTo('away').execute();
    const worker = other.start({ pollMs: 2 });
    await expect.poll(() => worker.logged.length).toBe(1);
    for (const _ of names(5)) await expect(worker.deliver()).rejects.toThrow('outbox');
    expect(worker.logged).toMatchObject([{ level: 'error', message: 'the mail queue cannot be read; mail waits' }]);
    await other.kysely.schema.alterTable('away').renameTo('outbox').execute();
    await expect.poll(() => worker.sent.length).toBe(1);
    expect(worker.logged).toHaveLength(1);
    await worker.close();
    await other.dispose();
  });
});

describe('closing a worker', () => {
  it('waits for mail in flight and claims no other', async () => {
    await outbox.queueMany(names(12));
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let started = 0;
    const worker = outbox.start({ sendMail: () => ((started += 1), held) });
    const delivering = worker.deliver();
    await expect.poll(() => started).toBe(4);
    const closed = worker.close();
    release();
    await closed;
    await delivering;
    expect(worker.sent).toHaveLength(4);
    expect((await outbox.list()).filter((row) => row.attempts > 0 && row.sent_at !== null)).toHaveLength(4);
  });

  it('times out', async () => {
    await outbox.queue('endless');
    let isStarted = false;
    const worker = outbox.start({ sendMail: () => ((isStarted = true), new Promise(() => undefined)), closeMs: 30 });
    worker.deliver().catch(() => undefined);
    await expect.poll(() => isStarted).toBe(true);
    await worker.close();
    expect(worker.sent).toEqual([]);
  });
});

describe('mail that was sent', () => {
  it('is deleted after thirty days, but unsent mail never is', async () => {
    await outbox.queue('old');
    await outbox.start().deliver();
    await outbox.queue('unsent');
    outbox.wait(30 * dayMs - 1);
    await outbox.start({ sendMail: refuse('refused') }).deliver();
    await outbox.clean();
    expect(await outbox.list()).toHaveLength(2);
    outbox.wait(hourMs);
    await outbox.clean();
    expect((await outbox.list()).map((row) => row.message_id)).toEqual(['unsent']);
  });
});

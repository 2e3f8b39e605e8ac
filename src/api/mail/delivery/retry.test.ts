import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestOutbox, names, refuse, type TestOutbox } from '../testing/test-mail.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

let outbox: TestOutbox;
beforeAll(async () => {
  outbox = await createTestOutbox();
});
afterAll(() => outbox.dispose());
beforeEach(() => outbox.empty());

describe('a mail that the server refuses', () => {
  it('is retried with increasing delays and sent when the server is back', async () => {
    await outbox.queue('patient');
    const down = outbox.start({ sendMail: refuse('451 <marina@exemplo.test> try again\r\nlater\u0000\u009b\u202e') });
    await down.deliver();
    const first = await outbox.get('patient');
    expect(first).toMatchObject({ attempts: 1, sent_at: null, last_error: '451 <[e-mail]> try again later' });
    expect(first.next_attempt_at - outbox.clock.now.getTime()).toBeGreaterThanOrEqual(0.8 * minuteMs);
    expect(first.next_attempt_at - outbox.clock.now.getTime()).toBeLessThanOrEqual(minuteMs);

    await down.deliver();
    expect((await outbox.get('patient')).attempts).toBe(1);
    outbox.wait(minuteMs);
    await down.deliver();
    const second = await outbox.get('patient');
    expect(second.attempts).toBe(2);
    expect(second.next_attempt_at - outbox.clock.now.getTime()).toBeGreaterThan(1.5 * minuteMs);

    outbox.wait(2 * minuteMs);
    const up = outbox.start();
    await up.deliver();
    expect(up.sent.map((mail) => mail.messageId)).toEqual(['patient']);
    expect(await outbox.get('patient')).toMatchObject({ attempts: 3, last_error: '', payload_json: '{}' });
  });

  it('is logged without an address or a name', async () => {
    await outbox.queue('secret');
    const worker = outbox.start({ sendMail: refuse('550 marina@exemplo.test does not exist') });
    await worker.deliver();
    expect(worker.logged).toHaveLength(1);
    expect(worker.logged[0]).toMatchObject({ level: 'warn', details: { kind: 'password-recovery', attempts: 1 } });
    expect(JSON.stringify(worker.logged)).not.toMatch(/marina|exemplo|chave/i);
  });

  it('does not delay the others', async () => {
    await outbox.queueMany(names(8));
    const worker = outbox.start({
      sendMail: ({ messageId }) => (messageId === 'mail-3' ? refuse('refused')() : undefined),
    });
    await worker.deliver();
    expect(worker.sent).toHaveLength(7);
    expect((await outbox.list()).filter((row) => row.sent_at === null).map((row) => row.message_id)).toEqual([
      'mail-3',
    ]);
  });

  it('is given up after three days, with an error in the log, and stays in the table', async () => {
    await outbox.queue('hopeless');
    const worker = outbox.start({ sendMail: refuse('550 no such mailbox') });
    let attempts = 0;
    while (worker.logged.at(-1)?.level !== 'error' && attempts < 100) {
      await worker.deliver();
      attempts += 1;
      outbox.wait(6 * hourMs);
    }
    expect(attempts).toBe(22);
    expect(worker.logged.at(-1)).toMatchObject({ message: 'mail given up', details: { attempts: 22 } });
    outbox.wait(365 * dayMs);
    await worker.deliver();
    expect(worker.logged).toHaveLength(22);
    expect(await outbox.get('hopeless')).toMatchObject({
      sent_at: null,
      attempts: 22,
      last_error: '550 no such mailbox',
    });
  });

  it('is sent after the operator resets its attempts and its time', async () => {
    await outbox.queue('again');
    await outbox.kysely
      .updateTable('outbox')
      .set({ attempts: 22, next_attempt_at: Number.MAX_SAFE_INTEGER, last_error: 'refused' })
      .execute();
    const worker = outbox.start();
    await worker.deliver();
    expect(worker.sent).toEqual([]);
    await outbox.kysely.updateTable('outbox').set({ attempts: 0, next_attempt_at: 0 }).execute();
    await worker.deliver();
    expect(worker.sent).toHaveLength(1);
  });

  it('includes one whose server does not respond in time', async () => {
    await outbox.queue('stuck');
    const worker = outbox.start({ sendMail: () => new Promise(() => undefined), sendTimeoutMs: 20 });
    await worker.deliver();
    expect(await outbox.get('stuck')).toMatchObject({ attempts: 1, last_error: 'no response within 20 ms' });
  });

  it('includes one whose row cannot be rendered', async () => {
    await outbox.queue('broken');
    await outbox.kysely.updateTable('outbox').set({ kind: 'forgotten' }).execute();
    const worker = outbox.start();
    await worker.deliver();
    expect(await outbox.get('broken')).toMatchObject({ sent_at: null, last_error: 'no template is called forgotten' });
  });
});

describe('a worker that dies between sending and marking', () => {
  it('leaves its mail to another worker after the lease, which sends it with the same Message-ID', async () => {
    await outbox.queue('twice');
    const taken = new Promise<string>((resolve) => {
      // Simulates a process that crashed after the server accepted the mail, before marking it.
      const dying = outbox.start({ sendMail: ({ messageId }) => (resolve(messageId), new Promise(() => undefined)) });
      dying.deliver().catch(() => undefined);
    });
    expect(await taken).toBe('twice');

    const heir = outbox.start();
    await heir.deliver();
    outbox.wait(minuteMs - 1);
    await heir.deliver();
    expect(heir.sent).toEqual([]);
    outbox.wait(1);
    await heir.deliver();
    expect(heir.sent.map((mail) => mail.messageId)).toEqual(['twice']);
    expect(await outbox.get('twice')).toMatchObject({ attempts: 2, payload_json: '{}' });
  });

  it('does not postpone a mail that another worker has claimed meanwhile', async () => {
    await outbox.queue('held');
    let fail: (error: Error) => void = () => undefined;
    const slow = outbox.start({ sendMail: () => new Promise((_, reject) => (fail = reject)) });
    const failing = slow.deliver();
    await expect.poll(async () => (await outbox.get('held')).attempts).toBe(1);
    outbox.wait(minuteMs);
    const heir = outbox.start({
      async sendMail() {
        fail(new Error('too late'));
        await failing;
      },
    });
    await heir.deliver();
    expect(await outbox.get('held')).toMatchObject({
      attempts: 2,
      sent_at: outbox.clock.now.getTime(),
      last_error: '',
    });
  });
});

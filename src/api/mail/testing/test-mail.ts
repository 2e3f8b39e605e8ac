// A mail queue for tests, with a controlled clock and mail server.

import { createTestDatabase } from '#database/testing/test-database.ts';
import { testNow } from '#database/testing/test-now.ts';
import { startJobs, toMailJob } from '../../jobs.ts';
import { deleteExpired } from '../../retention.ts';
import { type MailDelivery, createMailDelivery } from '../delivery/delivery.ts';
import { type Mail, queueMail } from '../mail.ts';
import { mailSamples } from './mail-samples.ts';

export interface TestWorker extends MailDelivery {
  /** Mail that the server accepted. */
  sent: Mail[];
  /** Logged warnings and errors. */
  logged: { level: 'warn' | 'error'; details: object; message: string }[];
}

interface WorkerOptions {
  /** Runs before a mail is accepted; its error is the server's refusal. */
  sendMail?: (mail: Mail) => Promise<void> | void;
  sendTimeoutMs?: number;
  closeMs?: number;
  pollMs?: number;
}

export type TestOutbox = Awaited<ReturnType<typeof createTestOutbox>>;

/** Workers only send mail by `deliver`, unless `pollMs` is given. */
export async function createTestOutbox() {
  const { database, dispose } = await createTestDatabase();
  const { kysely } = database;
  const clock = { now: testNow };
  const list = () => kysely.selectFrom('outbox').selectAll().orderBy('id').execute();
  const queue = (messageId: string, shopId = 'main') => {
    const payload = mailSamples['password-recovery'];
    return queueMail(kysely, {
      kind: 'password-recovery',
      shopId,
      payload,
      messageId,
      nowMs: clock.now.getTime(),
    });
  };
  return {
    database,
    kysely,
    clock,
    dispose,
    list,
    queue,
    async empty() {
      clock.now = testNow;
      await kysely.deleteFrom('outbox').execute();
    },
    clean: () => deleteExpired(database, clock.now.getTime()),
    wait(ms: number) {
      clock.now = new Date(clock.now.getTime() + ms);
    },
    async queueMany(messageIds: string[]) {
      for (const messageId of messageIds) await queue(messageId);
    },
    async get(messageId: string) {
      const row = (await list()).find((each) => each.message_id === messageId);
      if (!row) throw new Error(`${messageId} is not in the outbox`);
      return row;
    },
    start({ sendMail, sendTimeoutMs, closeMs, pollMs }: WorkerOptions = {}): TestWorker {
      const sent: Mail[] = [];
      const logged: TestWorker['logged'] = [];
      const note = (level: 'warn' | 'error') => (details: object, message: string) =>
        void logged.push({ level, details, message });
      const logger = { info: () => undefined, warn: note('warn'), error: note('error') };
      const delivery = createMailDelivery(
        {
          database,
          clock: () => clock.now,
          siteUrl: 'https://loja.test',
          logger,
          async sendMail(mail) {
            await sendMail?.(mail);
            sent.push(mail);
          },
          ...(sendTimeoutMs !== undefined && { sendTimeoutMs }),
        },
        closeMs === undefined ? {} : { closeMs },
      );
      const jobs = startJobs(pollMs === undefined ? [] : [toMailJob(delivery, pollMs)], logger);
      const close = async () => {
        await Promise.all([delivery.close(), jobs.close()]);
      };
      return { deliver: () => delivery.deliver(), close, sent, logged };
    },
  };
}

/** A mail server that refuses all mail. */
export const refuse = (message: string) => () => {
  throw new Error(message);
};

/** `mail-0`, `mail-1` and so on. */
export const names = (count: number) => Array.from({ length: count }, (_, index) => `mail-${index}`);

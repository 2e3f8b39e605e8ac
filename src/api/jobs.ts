// Every timer of the process in one table: what runs how often, and what the log says when it fails.

import type { CatalogueSource } from './catalogue/published/source.ts';
import { sendStockNotices } from './feedback/stock-notices/send-stock-notices.ts';
import { inviteBuyers } from './feedback/store/invite-buyers.ts';
import type { ApiDependencies, ApiLogger } from './http/dependencies.ts';
import type { MailDelivery } from './mail/delivery/delivery.ts';
import { createRushCheck } from './mail/delivery/rush.ts';
import { mailReviews } from './orders/mails/mail-reviews.ts';
import { remindPayments } from './orders/mails/remind-payments.ts';
import { expireOrders } from './orders/paying/close-order.ts';
import { followPayments } from './orders/payment-services/follow-payments.ts';
import { payBack } from './orders/payment-services/pay-back.ts';
import { eraseEndedOrders } from './orders/privacy/erase-orders.ts';
import type { Payments } from './payments/payments.ts';
import { deleteExpired } from './retention.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const maxCloseMs = 5 * secondMs;

export interface Job {
  /** For monitoring. */
  name: string;
  intervalMs: number;
  /** One run, safe in several processes at once. Long work is done in small steps that let requests in between. */
  run(): Promise<unknown>;
  /** Logged once when runs begin to fail; the next run is at its usual time. */
  failure: string;
  /** Whether a run is left out, which says nothing about whether runs fail. */
  isLeftOut?: () => boolean;
}

interface Workers {
  catalogue: CatalogueSource;
  /** Undefined in tests that deliver mail themselves. */
  mail: Pick<MailDelivery, 'deliver'> | undefined;
  payments: Pick<Payments, 'services'>;
  paymentPollMs: number;
}

export function listJobs(dependencies: ApiDependencies, workers: Workers): Job[] {
  const { catalogue, mail, payments, paymentPollMs } = workers;
  const { database, clock } = dependencies;
  const nowMs = () => clock().getTime();
  return [
    {
      name: 'catalogue',
      intervalMs: 500,
      run: () => catalogue.refresh(),
      failure: 'catalogue refresh failed',
    },
    ...(mail ? [toMailJob(mail)] : []),
    {
      name: 'payments',
      intervalMs: paymentPollMs,
      run: () => followPayments({ ...dependencies, paymentServices: payments.services }),
      failure: 'payments were not asked about',
    },
    {
      name: 'refunds',
      intervalMs: 5 * paymentPollMs,
      run: () => payBack({ ...dependencies, paymentServices: payments.services }),
      failure: 'refunds were not paid back',
    },
    {
      name: 'expiry',
      intervalMs: 10 * secondMs,
      run: () => expireOrders(database, nowMs()),
      failure: 'orders did not expire',
    },
    {
      name: 'reminders',
      intervalMs: 30 * secondMs,
      run: () => remindPayments(database, nowMs()),
      failure: 'reminders of payments failed',
    },
    {
      name: 'reviews',
      intervalMs: 30 * secondMs,
      run: () => mailReviews(database, nowMs()),
      failure: 'mails about cards in review failed',
    },
    toNoticeJob(dependencies, catalogue),
    ...listHourlyJobs(dependencies),
  ];
}

function toNoticeJob(dependencies: ApiDependencies, catalogue: CatalogueSource): Job {
  return {
    name: 'stock-notices',
    intervalMs: minuteMs,
    failure: 'stock notices failed',
    async run() {
      const sent = await sendStockNotices({ ...dependencies, catalogue });
      if (sent > 0) dependencies.logger.info({ sent }, 'stock notices queued');
    },
  };
}

function listHourlyJobs({ database, clock, siteUrl }: ApiDependencies): Job[] {
  const nowMs = () => clock().getTime();
  return [
    {
      name: 'invitations',
      intervalMs: hourMs,
      run: () => inviteBuyers(database, { nowMs: nowMs(), siteUrl }),
      failure: 'invitations to review failed',
    },
    {
      name: 'erasure',
      intervalMs: hourMs,
      run: () => eraseEndedOrders(database, nowMs()),
      failure: 'contacts of orders were not erased',
    },
    {
      name: 'retention',
      intervalMs: hourMs,
      run: () => deleteExpired(database, nowMs()),
      failure: 'old data was not deleted',
    },
  ];
}

export function toMailJob(mail: Pick<MailDelivery, 'deliver'>, intervalMs = secondMs): Job {
  return {
    name: 'mail',
    intervalMs,
    run: () => mail.deliver(),
    failure: 'the mail queue cannot be read; mail waits',
    isLeftOut: createRushCheck(),
  };
}

export interface JobLag {
  name: string;
  /** How long the next successful run is overdue; 0 while the job keeps its interval. */
  seconds: number;
}

interface RunningJobs {
  listLags(): JobLag[];
  /** Starts no further run and waits a few seconds for those in flight. */
  close(): Promise<void>;
}

/** Starts all jobs. Runs of one job do not overlap. */
export function startJobs(jobs: readonly Job[], logger: Pick<ApiLogger, 'error'>): RunningJobs {
  const started = jobs.map((job) => startJob(job, logger));
  return {
    listLags: () => started.map(({ measureLag }) => measureLag()),
    async close() {
      const timeout = new Promise<void>((resolve) => setTimeout(resolve, maxCloseMs).unref());
      await Promise.race([Promise.all(started.map(({ stop }) => stop())), timeout]);
    },
  };
}

function startJob({ name, intervalMs, run, failure, isLeftOut }: Job, logger: Pick<ApiLogger, 'error'>) {
  let running: Promise<void> | undefined;
  let isFailing = false;
  let succeededAt = performance.now();
  const runOnce = async (): Promise<void> => {
    try {
      await run();
      isFailing = false;
      succeededAt = performance.now();
    } catch (error) {
      if (!isFailing) logger.error({ err: error }, failure);
      isFailing = true;
    } finally {
      running = undefined;
    }
  };
  const timer = setInterval(() => {
    if (!running && !isLeftOut?.()) running = runOnce();
  }, intervalMs);
  timer.unref();
  return {
    measureLag: (): JobLag => ({
      name,
      seconds: Math.max(0, performance.now() - succeededAt - intervalMs) / secondMs,
    }),
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}

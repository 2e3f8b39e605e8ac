// Metrics of the business, and of what works for it in the background. They are read anew for each answer: those of a database that does
// not answer are left out, so that no old value passes for a present one.

import { Counter, Gauge, Registry } from 'prom-client';
import type { Api } from '#api/app.ts';

export interface WatchedShop {
  isReady(): Promise<boolean>;
  /** Absent in a process that is a storefront only. */
  metrics?: Pick<Api, 'readBusinessMetrics' | 'readWorkMetrics'> | undefined;
  onError(error: unknown): void;
}

type BusinessMetrics = Awaited<ReturnType<Api['readBusinessMetrics']>>;

interface Sample<Label extends string> {
  labels: Record<Label, string>;
  value: number;
}

/** In Prometheus' format. */
export async function writeShopMetrics({ isReady, metrics, onError }: WatchedShop): Promise<string> {
  if (!metrics) return '';
  const registry = new Registry();
  const { jobs, refusedNotices } = metrics.readWorkMetrics();
  const lags = jobs.map(({ name, seconds }) => ({ labels: { name }, value: seconds }));
  addSamples(registry, 'shop_job_lag_seconds', 'How long the next successful run of a job is overdue.', ['name'], lags);
  new Counter({
    name: 'shop_payment_notices_refused_total',
    help: 'Notices of payment services without a valid signature.',
    registers: [registry],
  }).inc(refusedNotices);

  const business = await readIfReady(isReady, metrics.readBusinessMetrics, onError);
  addValue(registry, 'shop_database_ready', 'Whether the database answers: 1 or 0.', business ? 1 : 0);
  if (business) addBusinessMetrics(registry, business);
  return registry.metrics();
}

async function readIfReady(
  isReady: () => Promise<boolean>,
  read: () => Promise<BusinessMetrics>,
  onError: (error: unknown) => void,
): Promise<BusinessMetrics | undefined> {
  try {
    return (await isReady()) ? await read() : undefined;
  } catch (error) {
    onError(error);
    return undefined;
  }
}

/** All pieces of one unit of the catalogue, in thousandths. */
const wholeUnit = 1000;
const centavosPerReal = 100;

function addBusinessMetrics(registry: Registry, metrics: BusinessMetrics): void {
  const { orders, pendingPayments, heldShare, openDisputes, undecidedReceipts, mail } = metrics;
  addSamples(
    registry,
    'shop_orders',
    'Orders by the state of their money and of their goods.',
    ['money', 'goods'],
    orders.map(({ money, goods, count }) => ({ labels: { money, goods }, value: count })),
  );
  addSamples(
    registry,
    'shop_pending_payments',
    'Payments that are waited for, by kind.',
    ['kind'],
    pendingPayments.map(({ kind, count }) => ({ labels: { kind }, value: count })),
  );
  addSamples(
    registry,
    'shop_pending_payments_reais',
    'Sum of the payments that are waited for, by kind.',
    ['kind'],
    pendingPayments.map(({ kind, cents }) => ({ labels: { kind }, value: cents / centavosPerReal })),
  );
  const heldHelp = 'Stock that unpaid orders hold; 1 is all pieces of one product or variant.';
  addValue(registry, 'shop_held_stock_units', heldHelp, heldShare / wholeUnit);
  addValue(registry, 'shop_open_disputes', 'Payments that their payer disputes.', openDisputes);
  addValue(registry, 'shop_undecided_receipts', 'Receipts of money that wait for a person.', undecidedReceipts);
  addValue(registry, 'shop_mail_waiting', 'Mails that wait to be sent.', mail.waiting);
  addValue(registry, 'shop_mail_oldest_seconds', 'Age of the oldest mail that waits.', mail.oldestSeconds);
  addValue(registry, 'shop_mail_given_up', 'Mails that are not tried again.', mail.givenUp);
}

function addValue(registry: Registry, name: string, help: string, value: number): void {
  new Gauge({ name, help, registers: [registry] }).set(value);
}

function addSamples<Label extends string>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: Label[],
  samples: readonly Sample<Label>[],
): void {
  const gauge = new Gauge({ name, help, labelNames, registers: [registry] });
  for (const { labels, value } of samples) gauge.set(labels, value);
}

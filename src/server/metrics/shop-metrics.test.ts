import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createOrderShop } from '#api/orders/testing/order-shop.ts';
import { placeOrderOf } from '#api/orders/testing/placed-orders.ts';
import { createApp } from '../app.ts';
import { createHealth } from '../health.ts';
import { createMetrics } from './metrics.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const token = 'k'.repeat(32);
const mist = { id: 921_001, name: 'Bruma Medida', priceCents: 2990, stock: 8 };

const { shop, buyers } = await createOrderShop({ products: [mist], dependencies: { hasLimits: true } });
const errors: unknown[] = [];
let isReady = (): Promise<boolean> => Promise.resolve(true);
const metrics = createMetrics({ token, info: { version: 'abc123', role: 'all' } });
metrics.watchPageCache(() => ({ hits: 0, misses: 0, passed: 0, pages: 0, bytes: 0 }));
metrics.watchResponseCache(() => 0);
metrics.watchShop({ isReady: () => isReady(), metrics: shop.metrics, onError: (error) => void errors.push(error) });
const app = createApp({
  mounts: [['*', () => new Response('')]],
  health: createHealth(() => isReady()),
  metrics,
  siteUrl: 'https://loja.test',
  logger: pino({ enabled: false }),
});

async function readMetrics(): Promise<string> {
  await app.request('/');
  return (await app.request('/metrics', { headers: { Authorization: `Bearer ${token}` } })).text();
}

afterEach(() => {
  isReady = () => Promise.resolve(true);
});

describe('the metrics of a shop', () => {
  it('count orders by state, what is waited for, and what that holds', async () => {
    const { totalCents } = await placeOrderOf(shop, buyers, { productId: mist.id, quantity: 2 });
    const text = await readMetrics();
    expect(text).toContain('shop_orders{money="awaiting",goods="held"} 1\n');
    expect(text).toContain('shop_pending_payments{kind="pix"} 1\n');
    expect(text).toContain(`shop_pending_payments_reais{kind="pix"} ${totalCents / 100}\n`);
    // Two of eight pieces.
    expect(text).toContain('shop_held_stock_units 0.25\n');
    expect(text).toContain('shop_open_disputes 0\n');
    expect(text).toContain('shop_undecided_receipts 0\n');
    expect(text).toContain('shop_payment_notices_refused_total 0\n');
    expect(text).toContain('shop_database_ready 1\n');
    expect(text).toMatch(/^shop_job_lag_seconds\{name="expiry"\} 0$/m);
  });

  it('measure the mail queue by its oldest mail, and count apart what was given up', async () => {
    const { kysely } = shop.database;
    await kysely
      .updateTable('outbox')
      .set({ created_at: shop.clock.now.getTime() - 90_000 })
      .execute();
    const queued = await kysely.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute();
    const text = await readMetrics();
    expect(text).toContain(`shop_mail_waiting ${queued.length}\n`);
    expect(text).toContain('shop_mail_oldest_seconds 90\n');
    expect(text).toContain('shop_mail_given_up 0\n');
    await kysely.updateTable('outbox').set({ next_attempt_at: Number.MAX_SAFE_INTEGER }).execute();
    const givenUp = await readMetrics();
    expect(givenUp).toContain('shop_mail_waiting 0\n');
    expect(givenUp).toContain('shop_mail_oldest_seconds 0\n');
    expect(givenUp).toContain(`shop_mail_given_up ${queued.length}\n`);
  });

  it('count disputes and receipts that wait for a person', async () => {
    const { kysely } = shop.database;
    await kysely.updateTable('payments').set({ dispute: 'open' }).execute();
    const receipt = { bank: '', account: '', day: '2026-11-20', amount_cents: 100, text: '', fitid: '', reason: '' };
    const undecided = { payment_id: null, used_cents: 0, refunded_cents: 0, decided_by: null, decided_at: null };
    const states = ['unmatched', 'proposed', 'ignored'] as const;
    await kysely
      .insertInto('receipts')
      .values(
        states.map((state) => ({
          ...receipt,
          ...undecided,
          source: 'statement',
          source_key: state,
          state,
          created_at: 1,
        })),
      )
      .execute();
    const text = await readMetrics();
    expect(text).toContain('shop_open_disputes 1\n');
    expect(text).toContain('shop_undecided_receipts 2\n');
  });

  it.each([
    ['does not answer', () => Promise.resolve(false)],
    ['fails', () => Promise.reject(new Error('away'))],
  ])('are left out while the database %s', async (_, answer) => {
    isReady = answer;
    const text = await readMetrics();
    expect(text).toContain('shop_database_ready 0\n');
    expect(text).not.toContain('shop_orders');
    expect(text).toContain('http_request_duration_seconds_count');
  });
});

const withExpressions = z.object({ expr: z.string() });
const dashboardSchema = z.object({ panels: z.array(z.object({ targets: z.array(withExpressions).default([]) })) });
/** Words of PromQL, and the one series that Prometheus itself adds. */
const known = new Set(['sum', 'max', 'count', 'rate', 'increase', 'histogram_quantile', 'by', 'up']);

/** The names in an expression that are not labels, texts, times or numbers. */
function listSeries(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}|\[\w+\]/g, ' ')
    .replaceAll(/\bby \([^)]*\)/g, ' ')
    .replaceAll(/\b\d[\w.]*/g, ' ');
  return (bare.match(/\b[a-z_]\w*/gi) ?? []).filter((name) => !known.has(name));
}

function listAlerts(): { name: string; severity: string; expression: string; runbook: string }[] {
  return read('deploy/alerts.yml')
    .split(/^ +- alert: /m)
    .slice(1)
    .map((rule) => ({
      name: /^\w+/.exec(rule)?.[0] ?? '',
      severity: /^ +labels: \{ severity: (\w+) \}$/m.exec(rule)?.[1] ?? '',
      expression: /^ +expr: (.+)$/m.exec(rule)?.[1] ?? '',
      runbook: /^ +runbook_url: (.+)$/m.exec(rule)?.[1] ?? '',
    }));
}

describe('alerts and dashboard', () => {
  it('name only series that the server has', async () => {
    const text = await readMetrics();
    const served = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
    const { panels } = dashboardSchema.parse(JSON.parse(read('deploy/dashboard.json')));
    const expressions = [
      ...listAlerts().map(({ expression }) => expression),
      ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ];
    expect(expressions.length).toBeGreaterThan(25);
    const unknown = expressions
      .flatMap(listSeries)
      .filter((name) => !served.has(name) && !served.has(name.replace(/_(?:bucket|count|sum)$/, '')));
    expect(unknown).toEqual([]);
    expect(expressions.filter((expression) => listSeries(expression).length === 0)).toEqual(['up{job="manaca"} == 0']);
  });

  it('call a person at once only for what shoppers feel now', () => {
    const alerts = listAlerts();
    expect(alerts.filter(({ severity }) => !['page', 'ticket'].includes(severity))).toEqual([]);
    const urgent = alerts.filter(({ severity }) => severity === 'page').map(({ name }) => name);
    expect(urgent).toEqual(['ShopDown', 'DatabaseAway', 'ServerErrors', 'MailLate']);
  });

  it('lead to a heading of the runbook', () => {
    const headings = [...read('docs/operating.md').matchAll(/^#+ (.+)$/gm)].map(
      ([, heading = '']) =>
        `docs/operating.md#${heading
          .toLowerCase()
          .replaceAll(/[^\w -]/g, '')
          .replaceAll(' ', '-')}`,
    );
    const runbooks = listAlerts().map(({ runbook }) => runbook);
    expect(runbooks.length).toBeGreaterThan(10);
    expect(runbooks.filter((runbook) => !headings.includes(runbook))).toEqual([]);
  });
});

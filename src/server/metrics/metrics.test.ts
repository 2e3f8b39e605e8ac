import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createApp, type Mount } from '../app.ts';
import { createHealth } from '../health.ts';
import { createMetrics } from './metrics.ts';

const token = 'k'.repeat(32);
const mounts: Mount[] = [
  ['/api/*', () => new Response(null, { status: 204 })],
  ['/quebra', () => Promise.reject(new Error('broken'))],
  ['*', () => new Response('<p>Olá</p>')],
];

function createMeasuredApp() {
  const metrics = createMetrics({ token, info: { version: 'abc123', role: 'all' } });
  const health = createHealth(() => Promise.resolve(true));
  const app = createApp({ mounts, health, metrics, siteUrl: 'http://loja.test', logger: pino({ enabled: false }) });
  const read = async () => (await app.request('/metrics', { headers: { Authorization: `Bearer ${token}` } })).text();
  return { app, metrics, read };
}

describe('the metrics', () => {
  it.each([undefined, 'Bearer ', `Bearer ${token}x`, token])(
    'are refused to a client that sends %s',
    async (authorization) => {
      const { app } = createMeasuredApp();
      const response = await app.request(
        '/metrics',
        authorization ? { headers: { Authorization: authorization } } : {},
      );
      expect(response.status).toBe(401);
      expect(await response.text()).not.toContain('http_request');
    },
  );

  it('do not exist where no token is set', async () => {
    const health = createHealth(() => Promise.resolve(true));
    const app = createApp({ mounts, health, siteUrl: 'http://loja.test', logger: pino({ enabled: false }) });
    expect(await (await app.request('/metrics')).text()).toBe('<p>Olá</p>');
  });

  it('count answers by kind of address, method and status', async () => {
    const { app, read } = createMeasuredApp();
    const paths = ['/', '/oleos-essenciais', '/oleos-essenciais.data?x=1', '/api/v2/front/ping', '/quebra', '/healthz'];
    for (const path of paths) await app.request(path);
    await app.request('/', { method: 'PROPFIND' });
    const text = await read();
    const count = (labels: string) =>
      new RegExp(`^http_request_duration_seconds_count\\{${labels}\\} (\\d+)$`, 'm').exec(text)?.[1];
    expect(count('kind="page",method="GET",status="200"')).toBe('2');
    expect(count('kind="data",method="GET",status="200"')).toBe('1');
    expect(count('kind="api",method="GET",status="204"')).toBe('1');
    expect(count('kind="page",method="GET",status="500"')).toBe('1');
    expect(count('kind="healthz",method="GET",status="200"')).toBe('1');
    expect(count('kind="page",method="other",status="200"')).toBe('1');
    expect(text).not.toContain('oleos-essenciais');
  });

  it('report what the caches hold and do, and how the process is', async () => {
    const { metrics, read } = createMeasuredApp();
    const counts = { hits: 3, misses: 2, passed: 1, pages: 2, bytes: 2048 };
    metrics.watchPageCache(() => counts);
    await read();
    counts.hits = 5;
    metrics.watchResponseCache(() => 4096);
    const text = await read();
    expect(text).toContain('page_cache_requests_total{result="hit"} 5\n');
    expect(text).toContain('page_cache_requests_total{result="miss"} 2\n');
    expect(text).toContain('page_cache_requests_total{result="pass"} 1\n');
    expect(text).toContain('page_cache_pages 2\n');
    expect(text).toContain('page_cache_bytes 2048\n');
    expect(text).toContain('response_cache_bytes 4096\n');
    expect(text).toMatch(/^process_resident_memory_bytes \d{6,}$/m);
    expect(text).toContain('shop_info{version="abc123",role="all"} 1\n');
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  });
});

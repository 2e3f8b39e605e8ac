// Metrics of the process for Prometheus.

import { createHash, timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { isAtOrBelow, isDataPath } from '#contract/site-paths.ts';
import { serverPaths } from '../page-key.ts';
import { type WatchedShop, writeShopMetrics } from './shop-metrics.ts';

export interface Answered {
  method: string;
  path: string;
  status: number;
  seconds: number;
}

interface CacheMetrics {
  hits: number;
  misses: number;
  passed: number;
  pages: number;
  bytes: number;
}

export interface Metrics {
  /** Counts a response of the app; cache hits are counted by `watchPageCache`. */
  observe(answered: Answered): void;
  watchPageCache(read: () => CacheMetrics): void;
  /** `measureBytes` returns the memory of the API's responses that the storefront has cached. */
  watchResponseCache(measureBytes: () => number): void;
  watchShop(shop: WatchedShop): void;
  /** The response of /metrics: 401 without the token as `Authorization: Bearer`. */
  respond(request: Request): Promise<Response>;
}

/** Seconds: from a response out of memory to one that a shopper no longer waits for. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface MetricsOptions {
  token: string;
  /** What runs: names of its version and role. */
  info: { version: string; role: string };
}

export function createMetrics({ token, info }: MetricsOptions): Metrics {
  const registry = new Registry();
  let shop: WatchedShop | undefined;
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'shop_info',
    help: 'Always 1; version and role of the process.',
    labelNames: ['version', 'role'],
    registers: [registry],
  }).set(info, 1);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to the answer, by kind of address.',
    labelNames: ['kind', 'method', 'status'],
    buckets,
    registers: [registry],
  });
  return {
    observe({ method, path, status, seconds }) {
      durations.observe({ kind: toKind(path), method: toMethod(method), status }, seconds);
    },
    watchPageCache: (read) => watchPageCache(registry, read),
    watchResponseCache(measureBytes) {
      const help = "Memory of the API's responses that the storefront has cached, in bytes.";
      addGauge(registry, 'response_cache_bytes', help, measureBytes);
    },
    watchShop(watched) {
      shop = watched;
    },
    async respond(request) {
      if (!isToken(request.headers.get('Authorization'), token)) {
        const headers = { 'WWW-Authenticate': 'Bearer', 'Cache-Control': 'no-store' };
        return Response.json({ error: 'Acesso só com a chave de métricas.' }, { status: 401, headers });
      }
      const headers = { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' };
      const texts = [await registry.metrics(), shop ? await writeShopMetrics(shop) : ''];
      return new Response(texts.join(''), { headers });
    },
  };
}

function watchPageCache(registry: Registry, read: () => CacheMetrics): void {
  const requests = new Counter({
    name: 'page_cache_requests_total',
    help: 'Requests by what the page cache did: answered, had the page rendered, or passed it on.',
    labelNames: ['result'],
    registers: [registry],
    collect() {
      const { hits, misses, passed } = read();
      requests.reset();
      requests.inc({ result: 'hit' }, hits);
      requests.inc({ result: 'miss' }, misses);
      requests.inc({ result: 'pass' }, passed);
    },
  });
  addGauge(registry, 'page_cache_pages', 'Pages stored now.', () => read().pages);
  addGauge(registry, 'page_cache_bytes', 'Memory of the pages stored now, in bytes.', () => read().bytes);
}

function addGauge(registry: Registry, name: string, help: string, read: () => number): void {
  const gauge: Gauge = new Gauge({ name, help, registers: [registry], collect: () => gauge.set(read()) });
}

/** A fixed set of values: each label value is a time series of its own. */
function toKind(path: string): string {
  const serverPath = serverPaths.find((other) => isAtOrBelow(path, other));
  if (serverPath !== undefined) return serverPath.slice(1);
  return isDataPath(path) ? 'data' : 'page';
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Clients may send any method name. */
function toMethod(method: string): string {
  return methods.has(method) ? method : 'other';
}

/** Compares hashes in constant time. */
function isToken(authorization: string | null, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(authorization ?? ''), hash(`Bearer ${token}`));
}

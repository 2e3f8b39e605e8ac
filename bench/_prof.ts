import { join } from 'node:path';
import { Session } from 'node:inspector/promises';
import { mkdtempSync } from 'node:fs';
process.env['NODE_ENV'] = 'production';
const { openDatabase } = await import('#database/client.ts');
const { migrateToLatest } = await import('#database/migrate.ts');
const { seedIfEmpty } = await import('#database/seed/seed.ts');
const { createApi } = await import('#api/app.ts');
const { loadStorefront } = await import('#server/storefront.ts');
const file = join(mkdtempSync('/tmp/prf-'), 's.sqlite');
const database = await openDatabase({ file });
await migrateToLatest(database);
await seedIfEmpty(database, { now: new Date(), demonstration: true });
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const api = await createApi({
  database,
  clock: () => new Date(),
  siteUrl: 'http://localhost:3000',
  cookieName: 'PHPSESSID',
  logger: silent,
  sendMail: () => Promise.resolve(),
  services: { postalCodes: [], geocoder: undefined },
  hasLimits: false,
} as never);
const { render } = (await loadStorefront(process.env.BUILD ?? join(import.meta.dirname, '../build/server'), {
  storeApi: api.fetch, version: api.version,
  siteUrl: 'http://localhost:3000',
  cookieName: 'PHPSESSID',
  pictureOrigins: [],
  scripts: [],
  isDebugAllowed: false,
  onError: (e: unknown) => console.log(String(e)),
} as never)) as any;
const path = process.argv[2] ?? '/oleos-essenciais?ipp=24';
const go = async () => {
  const r = await render(
    new Request('http://localhost:3000' + path, {
      headers: { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile' },
    }),
  );
  return (await r.text()).length;
};
if (process.env.DUMP) {
  const r = await render(
    new Request('http://localhost:3000' + path, {
      headers: { 'User-Agent': process.env.UA ?? 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile' },
    }),
  );
  (await import('node:fs')).writeFileSync(process.env.DUMP, await r.text());
  process.exit(0);
}
console.log(await go());
for (let i = 0; i < 150; i++) await go();
if (process.env.Q) {
  const c0 = process.cpuUsage();
  for (let i = 0; i < 300; i++) await go();
  const c = process.cpuUsage(c0);
  console.log('cpu ms/page', ((c.user + c.system) / 1000 / 300).toFixed(2));
  process.exit(0);
}
const s = new Session();
s.connect();
await s.post('Profiler.enable');
await s.post('Profiler.setSamplingInterval', { interval: 200 });
const n = 200;
const c0 = process.cpuUsage();
await s.post('Profiler.start');
for (let i = 0; i < n; i++) await go();
const { profile } = (await s.post('Profiler.stop')) as any;
const c = process.cpuUsage(c0);
console.log('cpu ms/page', ((c.user + c.system) / 1000 / n).toFixed(2));
const by = new Map<string, number>(),
  fn = new Map<string, number>();
const nodes = new Map(profile.nodes.map((x: any) => [x.id, x]));
let tot = 0;
profile.samples.forEach((id: number, i: number) => {
  const nd: any = nodes.get(id);
  const u = nd.callFrame.url.replace(/.*node_modules\//, '').replace(/.*\/work\/main\//, '');
  const d = profile.timeDeltas[i] / 1000 / n;
  if (nd.callFrame.functionName === '(idle)') return;
  tot += d;
  by.set(u || nd.callFrame.functionName, (by.get(u || nd.callFrame.functionName) ?? 0) + d);
  const k = nd.callFrame.functionName + ' ' + u.split('/').slice(-2).join('/') + ':' + nd.callFrame.lineNumber;
  fn.set(k, (fn.get(k) ?? 0) + d);
});
console.log('total', tot.toFixed(2));
for (const [m, k] of [
  [by, 20],
  [fn, 60],
] as const)
  console.log(
    [...m]
      .sort((a, b) => b[1] - a[1])
      .slice(0, k)
      .map(([k, v]) => v.toFixed(3) + ' ' + k)
      .join('\n') + '\n',
  );

const parent = new Map<number, number>();
for (const nd of profile.nodes) for (const c of nd.children ?? []) parent.set(c, nd.id);
const incl = new Map<string, number>();
profile.samples.forEach((id: number, i: number) => {
  if ((nodes.get(id) as any).callFrame.functionName === '(idle)') return;
  const d = profile.timeDeltas[i] / 1000 / n;
  const seen = new Set<string>();
  for (let x: number | undefined = id; x; x = parent.get(x)) {
    const nd: any = nodes.get(x);
    const k =
      nd.callFrame.functionName + ' ' + nd.callFrame.url.split('/').slice(-2).join('/') + ':' + nd.callFrame.lineNumber;
    if (!seen.has(k)) {
      seen.add(k);
      incl.set(k, (incl.get(k) ?? 0) + d);
    }
  }
});
console.log('INCLUSIVE');
console.log(
  [...incl]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 110)
    .map(([k, v]) => v.toFixed(3) + ' ' + k)
    .join('\n'),
);
process.exit(0);

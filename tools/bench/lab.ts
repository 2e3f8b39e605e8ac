// Figures of a laboratory phone: Lighthouse's scores, and what following a link and the start of script cost a real browser.
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { refuseCookies, skipPopups } from '../../e2e/browsing.ts';
import { findChromium } from '../testing/system-packages.ts';
import { categories, installLighthouse, type LabReport, lighthouseVersion, runLighthouse } from './tools/lighthouse.ts';
import { type Change, followLink, openFresh, slowDown, type TakeOver } from './tools/page-changes.ts';
import { startServer } from './tools/servers/server-process.ts';

const listing = '/oleos-essenciais';
const product = '/oleo-essencial-de-lavanda-francesa';
const pages = ['/', listing, product, '/busca?busca=lavanda', '/loja-caszulo'];
const runs = 5;
const slowdowns = [1, 4];
/** Of links, each on the page to which the one before led. */
const walk = [listing, product, listing, product, '/'].map((href) => `a[href="${href}"]`);
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

interface Lab {
  address: string;
  folder: string;
  program: string;
  print: (line: string) => void;
}

/** Needs Chromium, for the scores also npm's registry at its first run; says so and goes on without. */
export async function measureLab(file: string, folder: string, print: (line: string) => void): Promise<void> {
  const program = findChromium();
  if (program === undefined) {
    print('\nLab figures: not measured, Chromium is not installed.');
    return;
  }
  spreadOverCores();
  const server = await startServer(file, join(folder, 'lab'), { core: cpus().length > 1 ? 1 : undefined });
  // Canonical addresses name this host.
  const address = server.address.replace('127.0.0.1', 'localhost');
  try {
    const lab = { address, folder, program, print };
    measureScores(lab);
    await measureBrowser(lab);
  } finally {
    await server.stop();
  }
}

/** The bench keeps to one core; a browser on that one would show how it waits for itself. */
function spreadOverCores(): void {
  if (process.platform !== 'linux') return;
  execFileSync('taskset', ['-a', '-c', '-p', `0-${cpus().length - 1}`, String(process.pid)], { stdio: 'ignore' });
}

function measureScores({ address, folder, program, print }: Lab): void {
  const obstacle = installLighthouse();
  if (obstacle !== undefined) {
    print(`\nLighthouse: not measured, npm could not install version ${lighthouseVersion}: ${obstacle}`);
    return;
  }
  const columns = [...categories, 'LCP s', 'CLS', 'TBT ms', 'fails', 'machine'];
  print(`\n| Lighthouse ${lighthouseVersion}, phone, ${runs} runs | ${columns.join(' | ')} |`);
  print(`|---|${'---|'.repeat(columns.length)}`);
  for (const path of pages) {
    const look = (): LabReport =>
      runLighthouse(address + path, { chromium: program, file: join(folder, 'lighthouse.json') });
    // Pictures are made when they are first asked for.
    look();
    print(toScoreRow(path, Array.from({ length: runs }, look)));
  }
}

function toScoreRow(path: string, reports: readonly LabReport[]): string {
  const list = (read: (report: LabReport) => number, digits = 0): string =>
    reports.map((report) => read(report).toFixed(digits)).join(' ');
  const cells = [
    path,
    ...categories.map((name) => {
      const scores = reports.map((report) => report.scores[name]);
      return new Set(scores).size === 1 ? String(scores[0]) : scores.join(' ');
    }),
    list(({ lcpMs }) => lcpMs / 1000, 3),
    String(Math.max(...reports.map(({ cls }) => Number(cls.toFixed(3))))),
    list(({ tbtMs }) => tbtMs),
    [...new Set(reports.flatMap(({ failed }) => failed))].join(' ') || '-',
    list(({ machine }) => machine),
  ];
  return `| ${cells.join(' | ')} |`;
}

async function measureBrowser(lab: Lab): Promise<void> {
  const browser = await chromium.launch({ executablePath: lab.program, args: ['--no-sandbox'] });
  try {
    lab.print(
      '\n| following a link, 390 px | links | p50 ms | p75 ms | most ms | data requests each | other requests |',
    );
    lab.print('|---|---|---|---|---|---|---|');
    for (const slowdown of slowdowns) await measureWalk(browser, lab, slowdown);
    lab.print('\n| document until script has taken over | slowdown | ms | longest task ms | blocking ms |');
    lab.print('|---|---|---|---|---|');
    for (const path of pages) await measureStart(browser, lab, path);
  } finally {
    await browser.close();
  }
}

async function openPhone(browser: Browser, address: string): Promise<BrowserContext> {
  const context = await browser.newContext(phone);
  await refuseCookies(context, address);
  await skipPopups(context);
  return context;
}

/** From home to a listing, to a product and back, by taps; the first round fetches the code of the pages. */
async function measureWalk(browser: Browser, { address, print }: Lab, slowdown: number): Promise<void> {
  const context = await openPhone(browser, address);
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('nav[data-hydrated]').waitFor({ state: 'attached' });
  await slowDown(page, slowdown);
  const changes: Change[] = [];
  for (let round = 0; round <= runs; round += 1) {
    for (const link of walk) {
      const change = await followLink(page, link);
      if (round > 0) changes.push(change);
    }
  }
  await context.close();
  const times = changes.map(({ paintedMs }) => paintedMs).toSorted((first, second) => first - second);
  const at = (fraction: number): string => (times[Math.ceil(times.length * fraction) - 1] ?? 0).toFixed(0);
  const data = [...new Set(changes.map(({ dataRequests }) => dataRequests))].join(' or ');
  const others = Object.entries(
    Object.groupBy(
      changes.flatMap(({ otherRequests }) => otherRequests),
      (kind) => kind,
    ),
  );
  const listed = others.map(([kind, found = []]) => `${found.length} ${kind}`).join(', ') || 'none';
  print(
    `| processor ${slowdown}x slower | ${times.length} | ${at(0.5)} | ${at(0.75)} | ${at(1)} | ${data} | ${listed} |`,
  );
}

async function measureStart(browser: Browser, { address, print }: Lab, path: string): Promise<void> {
  for (const slowdown of slowdowns) {
    const found: TakeOver[] = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await openPhone(browser, address);
      found.push(await openFresh(context, address + path, slowdown));
      await context.close();
    }
    const middle = (read: (one: TakeOver) => number): string =>
      (found.map(read).toSorted((first, second) => first - second)[Math.floor(runs / 2)] ?? 0).toFixed(0);
    const cells = [
      middle(({ hydratedMs }) => hydratedMs),
      middle(({ longestTaskMs }) => longestTaskMs),
      middle(({ blockingMs }) => blockingMs),
    ];
    print(`| ${path} | ${slowdown}x | ${cells.join(' | ')} |`);
  }
}

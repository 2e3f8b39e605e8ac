// The shop's targets beside what one run measured. It reads the lines of the run, so that a figure is said in one place only.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { median } from './tools/measure.ts';

interface Target {
  what: string;
  target: string;
  /** Nothing where the run could not measure it. */
  read: (report: Report) => number[];
  /** The worst figure is good enough. */
  isMet: (worst: number) => boolean;
  worst: 'least' | 'most';
  unit?: string;
}

interface Report {
  /** Numbers in the cells of each row whose first cell is `name`; rows of several tables are told apart by `table`. */
  rows(table: string, name: string | RegExp): string[][];
  /** The first group of each match. */
  all(pattern: RegExp): number[];
}

const listing = '/oleos-essenciais';
const product = '/oleo-essencial-de-lavanda-francesa';
const weighed = 'page, kB';
const scores = /^Lighthouse [\d.]+, phone/;

const atLeast = (limit: number) => ({ isMet: (worst: number) => worst >= limit, worst: 'least' as const });
const atMost = (limit: number) => ({ isMet: (worst: number) => worst <= limit, worst: 'most' as const });
const column = (index: number, found: readonly string[][]): number[] =>
  found.flatMap((cells) => (cells[index] ?? '').split(' ').map(Number));

/** The first whole number of a row is its rate. */
const perSecond = (what: string, target: number, table: string, name: RegExp, database = ''): Target => ({
  what,
  target: `>= ${target}/s`,
  read: ({ rows }) =>
    rows(table, name)
      .filter((cells) => database === '' || cells.includes(database))
      .map((cells) => Number(cells.find((cell) => /^\d+$/.test(cell)))),
  ...atLeast(target),
});
const api = (call: 'listing' | 'search', products: number, target: number): Target => ({
  what: `API, ${call}, ${products} products, in process`,
  target: `>= ${target}/s`,
  read: ({ rows }) =>
    rows('API', call)
      .filter(([size]) => Number(size) === products)
      .map((cells) => Number(cells[1])),
  ...atLeast(target),
});
const slowest = (how: string, table: string, name: string): Target => ({
  what: `API, listing, p99 at 50,000 products of that at 264, ${how}`,
  target: '<= 3x',
  read: ({ rows }) => {
    const p99 = (products: number) =>
      Number(
        rows(table, name)
          .find(([size]) => Number(size) === products)
          ?.at(-1),
      );
    return [p99(50_000) / p99(264)];
  },
  ...atMost(3),
});
/** As the shop answers it. */
const keptListing = (products: number, target: number): Target => ({
  what: `API, listing, ${products} products, over HTTP, kept`,
  target: `>= ${target}/s`,
  read: ({ rows }) =>
    rows('listing over HTTP', 'kept')
      .filter(([size]) => Number(size) === products)
      .map((cells) => Number(cells[1])),
  ...atLeast(target),
});
const weight = (what: string, index: number, target: number, names: readonly string[]): Target => ({
  what,
  target: `<= ${target} kB`,
  read: ({ rows }) => names.flatMap((name) => column(index, rows(weighed, name))),
  ...atMost(target),
});
const lighthouse = (
  what: string,
  index: number,
  target: string,
  limit: ReturnType<typeof atMost | typeof atLeast>,
): Target => ({
  what,
  target,
  read: ({ rows }) => column(index, rows(scores.source, /^\//)),
  ...limit,
});

/** Of the page that is slowest by the median of its runs, which is how a lab's figures are given; the worst run stands beside it. */
const labTime = (what: string, index: number, target: string, limit: ReturnType<typeof atMost>): readonly Target[] => [
  {
    what: `${what}, median of the slowest page`,
    target,
    read: ({ rows }) => rows(scores.source, /^\//).map((cells) => median(column(index, [cells]))),
    ...limit,
  },
  lighthouse(`${what}, worst of all runs`, index, target, limit),
];

const targets: readonly Target[] = [
  {
    what: 'kept page, of what nginx serves',
    target: '>= 0.6',
    read: ({ all }) => all(/nginx \d+: ([\d.]+) of it/g),
    ...atLeast(0.6),
  },
  {
    what: "uncached listing, CPU, of React's elements alone",
    target: '<= 1.4x',
    read: ({ all }) => all(/elements alone [\d.]+ ms: ([\d.]+)x/g),
    ...atMost(1.4),
  },
  perSecond('uncached listing and product', 200, 'uncached page, in process', new RegExp(`^(${listing}|${product})$`)),
  perSecond('pages of a customer', 150, 'over HTTP', / of a customer$/),
  keptListing(264, 5000),
  keptListing(5000, 4000),
  keptListing(50_000, 1500),
  api('listing', 264, 5000),
  api('listing', 5000, 4000),
  api('listing', 50_000, 1500),
  api('search', 264, 2500),
  api('search', 5000, 2000),
  api('search', 50_000, 750),
  slowest('in process', 'API', 'listing'),
  slowest('over HTTP, made for each', 'listing over HTTP', 'made for each'),
  perSecond('cart addition, SQLite, 16 at once', 1500, 'cart, SQLite', /^additions to one cart, 16/),
  perSecond('cart addition over HTTP, PostgreSQL', 800, 'over HTTP', /^additions to own carts$/, 'PostgreSQL'),
  weight('JavaScript on first load: home, listing, product', 1, 110, ['/', `${listing}?ipp=24`, product]),
  weight('CSS', 2, 14, ['/']),
  weight('HTML, listing of 24', 0, 10, [`${listing}?ipp=24`]),
  weight('data in the page', 3, 12, ['/', `${listing}?ipp=24`, product, '/busca?busca=lavanda']),
  { what: 'pictures above the fold, 390 px (budget)', target: '<= 90 kB', read: readPictureBudgets, ...atMost(90) },
  lighthouse('Lighthouse, performance, worst of 5', 0, '>= 98', atLeast(98)),
  lighthouse('Lighthouse, accessibility', 1, '100', atLeast(100)),
  lighthouse('Lighthouse, best practices', 2, '100', atLeast(100)),
  lighthouse('Lighthouse, SEO', 3, '100', atLeast(100)),
  ...labTime('LCP, s', 4, '<= 1.5', atMost(1.5)),
  lighthouse('CLS', 5, '0', atMost(0)),
  ...labTime('TBT, ms', 6, '<= 50', atMost(50)),
  {
    what: 'following a link, click to h1 painted, p75',
    target: '<= 100 ms',
    read: ({ rows }) => column(2, rows('following a link', /1x slower/)),
    ...atMost(100),
  },
  {
    what: 'ready after start',
    target: '<= 1000 ms',
    read: ({ all }) => all(/until ready: (\d+) ms/g),
    ...atMost(1000),
  },
  {
    what: 'memory after load, seed size',
    target: '<= 200 MB',
    read: ({ all }) => all(/after 600 pages: (\d+) MB/g),
    ...atMost(200),
  },
  {
    what: 'memory after load, 50,000 products',
    target: '<= 600 MB',
    read: ({ all }) => all(/(\d+) MB with 50\d+ products/g),
    ...atMost(600),
  },
  {
    what: 'CPU of a page by two processes, of that by one',
    target: '<= 1.15x',
    read: ({ all }) => all(/by two: ([\d.]+)x/g),
    ...atMost(1.15),
  },
];

/** A table with the worst figure of each target; `lines` are those of the whole run. */
export function toTargetTable(lines: readonly string[]): string {
  const report = readReport(lines.join('\n'));
  const rows = targets.map(({ what, target, read, isMet, worst }) => {
    const found = read(report).filter((figure) => !Number.isNaN(figure));
    if (found.length === 0) return `| ${what} | ${target} | not measured | |`;
    const figure = worst === 'least' ? Math.min(...found) : Math.max(...found);
    return `| ${what} | ${target} | ${Number(figure.toFixed(3))} | ${isMet(figure) ? 'met' : 'missed'} |`;
  });
  return ['| what | target | measured | |', '|---|---|---|---|', ...rows].join('\n');
}

function readReport(text: string): Report {
  const tables = text.split(/\n(?=\| [^\n]+\n\|---)/).flatMap((part) => {
    const lines = part.split('\n').filter((line) => line.startsWith('| '));
    const cells = lines.map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
    const [head, ...body] = cells;
    return head ? [{ name: head[0] ?? '', body }] : [];
  });
  const fits = (name: string, wanted: string | RegExp) =>
    typeof wanted === 'string' ? name === wanted : wanted.test(name);
  return {
    rows: (table, name) =>
      tables
        .filter((each) => new RegExp(table).test(each.name))
        .flatMap(({ body }) => body.filter(([first = '']) => fits(first, name)).map((cells) => cells.slice(1))),
    all: (pattern) => [...text.matchAll(pattern)].map(([, figure]) => Number(figure)),
  };
}

/** Bytes that the journeys hold each page to. */
function readPictureBudgets(): number[] {
  const budgets: unknown = JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8'));
  if (typeof budgets !== 'object' || budgets === null) return [];
  return Object.values(budgets).flatMap((budget: unknown) =>
    typeof budget === 'object' && budget !== null && 'pictures' in budget ? [Number(budget.pictures) / 1000] : [],
  );
}

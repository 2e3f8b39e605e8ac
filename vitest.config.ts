import { defineConfig } from 'vitest/config';

const databaseTests = [
  'src/api/**/*.test.ts',
  'src/database/**/*.test.ts',
  'demo/{seed,tests}/**/*.test.ts',
  'demo/*.test.ts',
  'src/server/commands/**/*.test.ts',
  'src/server/metrics/shop-metrics.test.ts',
  'src/server/purchase-log.test.ts',
  'src/server/mail/purchase.test.ts',
];
/** Tests that start programs of the shop, and kill some; `npm run check` leaves them out. */
const processTests = ['src/**/*.process.test.ts'];
/** Those that set up their own databases, all on SQLite. */
const fileProcessTests = ['src/server/{operator,run}.process.test.ts'];
/** Files whose tests write nothing run on SQLite only; `tools/testing/one-engine-guard.ts` holds it. */
const oneEngineTests = ['src/**/*.once.test.ts'];
const serverTests = ['src/server/**/*.test.ts'];
/** Components whose tests listen to other tabs, or keep a state of the page that others leave. */
const isolatedComponents = [
  'src/storefront/routes/layout/use-renewals.test.tsx',
  'src/storefront/routes/layout/visit-analytics.test.tsx',
  'src/storefront/layout/analytics/in-browser.test.tsx',
  'src/storefront/shops/third-shop.test.tsx',
];
const componentProject = (name: string, test: object) => ({
  extends: true as const,
  test: {
    name,
    environment: 'jsdom',
    setupFiles: ['tools/testing/patient-queries.ts', 'tools/testing/browser-stubs.ts'],
    ...test,
  },
});
const databaseProject = (engine: 'sqlite' | 'postgres', name: string, test: object) => ({
  extends: true as const,
  test: {
    name: `${name}-${engine}`,
    // Reading every module anew for each file would double the time; what modules keep (queues, memos) is idle between files.
    isolate: false,
    setupFiles: ['tools/testing/one-engine-guard.ts'],
    globalSetup: `tools/testing/${engine}-template.ts`,
    ...test,
  },
});

export default defineConfig({
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // A busy machine must not fail a test: where one bounds the time, the bound is several times the usual.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    setupFiles: ['tools/testing/console-guard.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: ['{src,demo,tools}/**/*.test.ts'],
          exclude: [...databaseTests, ...serverTests, ...processTests],
        },
      },
      {
        extends: true,
        // The HTTP adapter changes Response for everybody in its process.
        test: { name: 'server', include: serverTests, exclude: [...databaseTests, ...processTests] },
      },
      databaseProject('sqlite', 'api', { include: databaseTests, exclude: processTests }),
      databaseProject('postgres', 'api', { include: databaseTests, exclude: [...processTests, ...oneEngineTests] }),
      databaseProject('sqlite', 'processes', { include: processTests }),
      databaseProject('postgres', 'processes', { include: processTests, exclude: fileProcessTests }),
      // A page of its own for each file would take four times as long.
      componentProject('component', { isolate: false, include: ['src/**/*.test.tsx'], exclude: isolatedComponents }),
      componentProject('component-alone', { include: isolatedComponents }),
    ],
  },
});

import { defineConfig, devices } from '@playwright/test';
import { isNightly } from './e2e/nightly.ts';
import { findChromium } from './tools/testing/system-packages.ts';

const chromium = findChromium();
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1366, height: 768 } };
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const nightly = isNightly ? [] : [/@nightly/];
const onPhone = { grepInvert: [/@desktop/, ...nightly], use: phone };
const onDesktop = { grepInvert: [/@phone/, ...nightly], use: desktop };
/** Without animations a screen can be measured as soon as it is rendered. */
const still = { deviceScaleFactor: 1, contextOptions: { reducedMotion: 'reduce' } } as const;
/** Accessibility and layout of every screen of both shops. */
const everyScreen = '**/e2e/accessibility/screens.spec.ts';
/** Tests that are independent of the viewport, or set it themselves. */
const onceOnly = ['**/e2e/{listing,pages}/*.spec.ts', '**/*.once.spec.ts'];
/** Tests that start processes of their own. */
const processes = '**/e2e/server/*.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './tools/testing/seeded-database.ts',
  outputDir: 'test-results/journeys',
  timeout: 240_000,
  // Long enough for a machine at a fifth of the speed; a wait ends as soon as it is fulfilled.
  expect: { timeout: 30_000 },
  workers: 2,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      // The browser must talk to nobody but the shop, and run as root in a container.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // The headless shell rounds the widths of letters otherwise, which a window does not.
        '--font-render-hinting=none',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'phone-390', testIgnore: [...onceOnly, processes, everyScreen, '**/*.desktop.spec.ts'], ...onPhone },
    { name: 'desktop-1366', testIgnore: [...onceOnly, processes, everyScreen, '**/*.phone.spec.ts'], ...onDesktop },
    { name: 'screens-390', testMatch: everyScreen, ...onPhone, use: { ...phone, ...still } },
    { name: 'screens-1366', testMatch: everyScreen, ...onDesktop, use: { ...desktop, ...still } },
    { name: 'pages', testMatch: onceOnly, grepInvert: nightly, use: desktop },
    { name: 'server', testMatch: processes, grepInvert: nightly, use: desktop },
  ],
});

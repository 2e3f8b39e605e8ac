import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './tools/testing/system-packages.ts';
import { playwrightReport } from './tools/testing/test-report.ts';

const chromium = findChromium();
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1366, height: 768 } };
/** What is the same on every screen, or sets its own width. */
const onceOnly = '**/e2e/{pages,frame}/*.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  timeout: 60_000,
  workers: 2,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: playwrightReport }]],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      // The browser must talk to nobody but the shop, and run as root in a container.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'phone-390',
      testIgnore: [onceOnly, '**/*.desktop.spec.ts'],
      grepInvert: /@desktop/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop-1366',
      testIgnore: [onceOnly, '**/*.phone.spec.ts'],
      grepInvert: /@phone/,
      use: desktop,
    },
    { name: 'pages', testMatch: onceOnly, use: desktop },
  ],
});

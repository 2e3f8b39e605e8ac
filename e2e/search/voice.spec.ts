import type { BrowserContext, Locator, Page } from '@playwright/test';
import { banner, heading, openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { headerField } from './search-field.ts';

declare global {
  interface Window {
    /** The last one that the page made. */
    recognition?: {
      lang?: string;
      calls: string[];
      onstart?: () => void;
      onend?: () => void;
      onresult?: (event: unknown) => void;
      onerror?: (event: unknown) => void;
    };
  }
}

const permissionText = 'Permita o uso do microfone nesse site para usar esse recurso.';

/** A recognition whose events the test sends by `window.recognition`, and a microphone that is given or refused. */
async function fakeVoice(context: BrowserContext, microphone: 'given' | 'refused'): Promise<void> {
  await context.addInitScript((isGiven) => {
    class FakeRecognition {
      calls: string[] = [];
      constructor() {
        window.recognition = this;
      }
      start() {
        this.calls.push('start');
      }
      stop() {
        this.calls.push('stop');
      }
      abort() {
        this.calls.push('abort');
      }
    }
    Object.assign(window, { SpeechRecognition: FakeRecognition, webkitSpeechRecognition: FakeRecognition });
    navigator.mediaDevices.getUserMedia = () =>
      isGiven ? Promise.resolve(new MediaStream()) : Promise.reject(new DOMException('no', 'NotAllowedError'));
  }, microphone === 'given');
}

const button = (page: Page): Locator => banner(page).getByRole('button', { name: 'Buscar por voz' });

const calls = (page: Page) => page.evaluate(() => window.recognition?.calls ?? []);
const start = (page: Page) => page.evaluate(() => window.recognition?.onstart?.());
const end = (page: Page) => page.evaluate(() => window.recognition?.onend?.());
const fail = (page: Page, error: string) =>
  page.evaluate((code) => window.recognition?.onerror?.({ error: code }), error);
const say = (page: Page, transcript: string, isFinal: boolean) =>
  page.evaluate((result) => window.recognition?.onresult?.({ results: [result] }), {
    0: { transcript },
    length: 1,
    isFinal,
  });

test('records from start to end, searches for what was said, and stops by a second press', async ({
  page,
  context,
}) => {
  await fakeVoice(context, 'given');
  await openPage(page, '/');
  await button(page).click();
  await expect.poll(() => calls(page)).toEqual(['start']);
  expect(await page.evaluate(() => window.recognition?.lang)).toBe('pt-BR');
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  await start(page);
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(headerField(page)).toHaveAttribute('placeholder', 'Ouvindo… fale o que procura');
  await expect(banner(page).getByRole('status').filter({ hasText: 'Ouvindo… fale o que procura' })).toBeAttached();
  await button(page).click();
  await expect.poll(() => calls(page)).toEqual(['start', 'stop']);
  await end(page);
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(headerField(page)).toHaveAttribute('placeholder', 'Busque por óleos, essências...');

  await button(page).click();
  await expect.poll(() => calls(page)).toEqual(['start']);
  await start(page);
  await say(page, 'óleo de', false);
  await expect(headerField(page)).toHaveValue('óleo de');
  await say(page, 'óleo de alecrim', true);
  await end(page);
  await expect(heading(page)).toHaveText('Resultados para "óleo de alecrim"');
  await expect(headerField(page)).toHaveValue('óleo de alecrim');
});

test('says that the microphone has to be allowed, whoever refused it', async ({ page, context }) => {
  await fakeVoice(context, 'refused');
  const alerts: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    await dialog.accept();
  });
  await openPage(page, '/');
  await button(page).click();
  await expect.poll(() => alerts).toEqual([`alert: ${permissionText}`]);
  expect(await calls(page)).toEqual([]);

  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(new MediaStream());
  });
  await button(page).click();
  await expect.poll(() => calls(page)).toEqual(['start']);
  await fail(page, 'not-allowed');
  await end(page);
  await expect.poll(() => alerts).toEqual([`alert: ${permissionText}`, `alert: ${permissionText}`]);
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
});

test('has no microphone where the browser cannot listen, nor in the first HTML', async ({ page, context, request }) => {
  await openPage(page, '/');
  await expect(button(page)).toBeVisible();
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, 'SpeechRecognition');
    Reflect.deleteProperty(window, 'webkitSpeechRecognition');
  });
  await openPage(page, '/');
  await expect(headerField(page)).toBeVisible();
  await expect(button(page)).toHaveCount(0);
  const answer = await request.get('/');
  expect(await answer.text()).not.toContain('Buscar por voz');
  expect(answer.headers()['permissions-policy']).toContain('microphone=(self)');
});

import type { Page } from '@playwright/test';
import { banner, heading, openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { fakeVoice, voiceButton } from './fake-voice.ts';
import { headerField } from './search-field.ts';

const permissionText = 'Permita o uso do microfone nesse site para usar esse recurso.';

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

test('records, searches for the recognised text, and stops on a second press [R2.3-07, R4-32, R4-33]', async ({
  page,
  context,
}) => {
  await fakeVoice(context, 'given');
  await openPage(page, '/');
  await voiceButton(page).click();
  await expect.poll(() => calls(page)).toEqual(['start']);
  expect(await page.evaluate(() => window.recognition?.lang)).toBe('pt-BR');
  await expect(voiceButton(page)).toHaveAttribute('aria-pressed', 'false');
  await start(page);
  await expect(voiceButton(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(headerField(page)).toHaveAttribute('placeholder', 'Ouvindo… fale o que procura');
  await expect(banner(page).getByRole('status').filter({ hasText: 'Ouvindo… fale o que procura' })).toBeAttached();
  await voiceButton(page).click();
  await expect.poll(() => calls(page)).toEqual(['start', 'stop']);
  await end(page);
  await expect(voiceButton(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(headerField(page)).toHaveAttribute('placeholder', 'Busque por óleos, essências...');

  await voiceButton(page).click();
  await expect.poll(() => calls(page)).toEqual(['start']);
  await start(page);
  await say(page, 'óleo de', false);
  await expect(headerField(page)).toHaveValue('óleo de');
  await say(page, 'óleo de alecrim', true);
  await end(page);
  await expect(heading(page)).toHaveText('Resultados para “óleo de alecrim”');
  await expect(headerField(page)).toHaveValue('óleo de alecrim');
});

test('stops on a second press that precedes the recognition', async ({ page, context }) => {
  await fakeVoice(context, 'given');
  await openPage(page, '/');
  await voiceButton(page).click();
  await expect.poll(() => calls(page)).toEqual(['start']);
  await voiceButton(page).click();
  await expect.poll(() => calls(page)).toEqual(['start', 'stop']);
  await start(page);
  await say(page, 'vela', true);
  await end(page);
  await expect(voiceButton(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(headerField(page)).toHaveValue('');
  await expect(page).toHaveURL(/\/$/);
});

test('shows an error if the microphone is denied by the page or by the recognition [R5-14, R8-15]', async ({
  page,
  context,
}) => {
  await fakeVoice(context, 'refused');
  const alerts: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    await dialog.accept();
  });
  await openPage(page, '/');
  await voiceButton(page).click();
  await expect.poll(() => alerts).toEqual([`alert: ${permissionText}`]);
  expect(await calls(page)).toEqual([]);

  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(new MediaStream());
  });
  await voiceButton(page).click();
  await expect.poll(() => calls(page)).toEqual(['start']);
  await fail(page, 'not-allowed');
  await end(page);
  await expect.poll(() => alerts).toEqual([`alert: ${permissionText}`, `alert: ${permissionText}`]);
  await expect(voiceButton(page)).toHaveAttribute('aria-pressed', 'false');
});

test('has no microphone button without browser support, nor in the first HTML [R2.3-09]', async ({
  page,
  context,
  request,
}) => {
  await openPage(page, '/');
  await expect(voiceButton(page)).toBeVisible();
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, 'SpeechRecognition');
    Reflect.deleteProperty(window, 'webkitSpeechRecognition');
  });
  await openPage(page, '/');
  await expect(headerField(page)).toBeVisible();
  await expect(voiceButton(page)).toHaveCount(0);
  const response = await request.get('/');
  expect(await response.text()).not.toContain('Buscar por voz');
  expect(response.headers()['permissions-policy']).toContain('microphone=(self)');
});

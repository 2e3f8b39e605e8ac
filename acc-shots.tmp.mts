import { chromium, devices } from '@playwright/test';
import { findChromium } from './scripts/testing/system-packages.ts';
const url = 'http://127.0.0.1:4817';
const [, , only] = process.argv;
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const pages = { resumo: '/minha-conta/', dados: '/minha-conta/dados', enderecos: '/minha-conta/enderecos', novo: '/minha-conta/enderecos/novo', privacidade: '/minha-conta/privacidade' };
for (const [device, options] of [['phone', { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }], ['desk', { viewport: { width: 1366, height: 768 } }]]) {
  for (const loja of ['', '?loja=caszulo']) {
    const context = await browser.newContext({ ...options, locale: 'pt-BR' });
    const page = await context.newPage();
    page.on('console', (m) => ['error','warning'].includes(m.type()) && console.log(device, m.text()));
    await page.request.post(`${url}/api/v2/front/checkout/login`, { headers: { 'App-Token': 'wapstore' }, data: { usuario: 'maria@exemplo.test', senha: 'lavanda-2026' } });
    for (const [name, path] of Object.entries(pages)) {
      if (only && !name.match(only)) continue;
      if (loja && !['resumo', 'enderecos','privacidade'].includes(name)) continue;
      const a = await page.goto(url + path + loja);
      if (a.status() !== 200) console.log(name, a.status());
      await page.waitForTimeout(400);
      await page.screenshot({ path: `/tmp/acc/${name}-${device}${loja ? '-cz' : ''}.png`, fullPage: true });
    }
    await context.close();
  }
}
await browser.close();

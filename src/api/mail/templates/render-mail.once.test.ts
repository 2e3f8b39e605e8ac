import { describe, expect, it } from 'vitest';
import type { Sender } from '../layout/sender.ts';
import type { MailKind, MailPayloads } from '../mail.ts';
import { mailSamples, sampleLink } from '../testing/mail-samples.ts';
import { renderMail } from './render-mail.ts';

const sender: Sender = {
  siteUrl: 'https://loja.test',
  homeUrl: 'https://loja.test',
  shopId: 'main',
  shop: 'Manacá Aromas',
  look: { tema: 'classico', paleta: 'mata', logo: { desenho: 'flor', texto: 'MANACÁ' } },
  contact: 'oi@loja.test',
  legalLines: ['Manacá Comércio Ltda. · CNPJ 12.345.678/0001-95', 'Rua das Flores, 1 · CEP 82020-000'],
};

const render = (kind: string, payload: unknown, from = sender) =>
  renderMail({ kind, payload_json: JSON.stringify(payload), message_id: `${kind}-1` }, from);
const kinds = Object.keys(mailSamples);
const samples = Object.entries<MailPayloads[MailKind]>({ ...mailSamples });

/** The visible text of the HTML. */
function toVisibleText(html: string): string {
  const body = html.slice(html.indexOf('</div>', html.indexOf('<body')));
  return body
    .replaceAll(/<\/?span[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
}

describe.each(samples)('the mail %s', (kind, payload) => {
  it('has a recipient, a short subject, HTML and text without missing values', async () => {
    const mail = await render(kind, payload);
    expect(mail).toMatchObject({ messageId: `${kind}-1`, to: payload.to });
    expect(mail.subject.length).toBeGreaterThan(5);
    expect(mail.subject.length).toBeLessThan(60);
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/undefined|null|NaN|\[object|isEscaped/);
    expect(mail.html).toMatch(/^<!doctype html>\s*<html lang="pt-BR">[\s\S]*<\/html>\s*$/);
  });

  it('has the same content in plain text and HTML, including the footer', async () => {
    const { text, html } = await render(kind, payload);
    // The address of a quiet link is behind its words.
    const links = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
    const seen = [toVisibleText(html), ...links].join(' ');
    const lines = text.split('\n').map((line) =>
      line
        .replace(/^> |:$/, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
    for (const line of lines.filter((each) => each !== '' && each !== '--')) {
      // Facts and amounts are cells of a table in the HTML.
      const pieces = seen.includes(line) ? [line] : line.split(': ');
      for (const piece of pieces) expect(seen).toContain(piece);
    }
    expect(text).toContain('CNPJ 12.345.678/0001-95');
  });

  it('loads nothing but pictures of the site, which have a size and an alternative, and contains no script', async () => {
    const { html } = await render(kind, payload);
    const pictures = html.match(/<img\b[^>]*>/g) ?? [];
    expect(pictures).not.toEqual([]);
    for (const picture of pictures)
      expect(picture).toMatch(/src="https:\/\/loja\.test\/[^"]+"\s+width="\d+"\s+height="\d+"\s+alt="/);
    const rest = pictures.reduce((document, picture) => document.replace(picture, ''), html);
    expect(rest).not.toMatch(/<(?:img|script|link|iframe|form|object)\b|src=|url\(/i);
  });
});

it.each([
  [{ desenho: 'flor', texto: 'MANACÁ' }, 'marca-flor.png', '', 'MANACÁ'],
  [{ desenho: 'manuscrito', texto: '' }, 'marca-manuscrito.png', 'Manacá Aromas', ''],
  [{ desenho: 'nome', texto: '' }, undefined, undefined, 'Manacá Aromas'],
] as const)('has the logo %j of the shop, or its name where pictures are not shown', async (logo, file, alt, words) => {
  const { html } = await render('welcome', mailSamples.welcome, { ...sender, look: { ...sender.look, logo } });
  const [, band = ''] = /<td class="edge"[^>]*>(.*?)<\/td>/s.exec(html) ?? [];
  expect(/<img[^>]*src="https:\/\/loja\.test\/([^"]+)"/.exec(band)?.[1]).toBe(file);
  expect(/alt="([^"]*)"/.exec(band)?.[1]).toBe(alt);
  expect(band.replaceAll(/<[^>]*>/g, '').trim()).toBe(words);
});

it('keeps the number of an order on one line, wherever it stands', async () => {
  const { html } = await render('order-cancelled', mailSamples['order-cancelled']);
  const number = mailSamples['order-cancelled'].order.numero;
  const body = html.slice(html.indexOf('<h1'));
  const unbroken = `<span style="white-space:nowrap">${number}</span>`;
  expect(body).toContain(unbroken);
  expect(body.replaceAll(unbroken, '').replaceAll(/<a [^>]*>[^<]*<\/a>/g, '')).not.toContain(number);
});

describe('a mail with a link', () => {
  const withLink = kinds.filter(
    (kind) =>
      JSON.stringify(mailSamples).includes(sampleLink) && /exists|recovery|order-link|stock|invitation/.test(kind),
  );

  it.each(withLink)('%s has it as a button, as text to copy, and in the plain text', async (kind) => {
    const { text, html } = await render(kind, samples.find(([name]) => name === kind)?.[1]);
    const escaped = sampleLink.replace('&', '&amp;');
    expect(html.split(`href="${escaped}"`)).toHaveLength(3);
    expect(html).toContain(`>${escaped}</a>`);
    expect(text.split('\n')).toContain(sampleLink);
  });

  it.each(['javascript:alert(1)', '/minha-conta', 'data:text/html,x'])('refuses %s', async (link) => {
    const payload = { ...mailSamples['password-recovery'], link };
    await expect(render('password-recovery', payload)).rejects.toThrow('Invalid');
  });
});

describe('texts of visitors', () => {
  const attack = '"><script>alert(1)</script><a href="https://mal.test">&amp;';

  it('are escaped everywhere in the HTML', async () => {
    const fields = { name: attack, phone: attack, subject: attack, message: attack, product: attack };
    const { html } = await render('shop-message', { ...mailSamples['shop-message'], ...fields });
    expect(html).not.toContain('<script');
    expect(html).not.toContain('https://mal.test"');
    expect(html).toContain('&quot;&gt;&lt;script&gt;');
    expect(html).toContain('&amp;amp;');
  });

  it('cannot inject a header', async () => {
    const fields = { name: 'Ana\r\nBcc: x@mal.test', subject: 'Oi\r\nBcc: x@mal.test\n\n<b>', product: '' };
    const mail = await render('shop-message', { ...mailSamples['shop-message'], ...fields });
    expect(mail.subject).toBe('Mensagem pelo site: Oi Bcc: x@mal.test <b>');
    const product = 'Vela\u2028\u0085\u0000\u202Eazul\r';
    const notice = await render('back-in-stock', { ...mailSamples['back-in-stock'], product });
    expect(notice.subject).toBe('De volta ao estoque: Vela azul');
  });

  it('are truncated to 90 characters in a subject, never inside a character', async () => {
    const payload = { ...mailSamples['back-in-stock'], product: '🌸'.repeat(200) };
    const { subject } = await render('back-in-stock', payload);
    expect([...subject]).toHaveLength(90);
    expect(subject.endsWith('🌸…')).toBe(true);
  });

  it('preserve line breaks, with lone surrogates replaced', async () => {
    const payload = { ...mailSamples['shop-message'], message: 'um\r\n\r\ndois\uD83C' };
    const { text, html } = await render('shop-message', payload);
    expect(text).toContain('> um\n> \n> dois\uFFFD');
    expect(html).toContain('um<br /><br />dois\uFFFD');
  });

  it.each([
    ['Marina Prado', 'Olá, Marina.'],
    ['  Zoé  ', 'Olá, Zoé.'],
    ["D'Ávila", "Olá, D'Ávila."],
    ['https://mal.test ganhe', 'Olá.'],
    ['mal.test', 'Olá.'],
    ['', 'Olá.'],
    ['x'.repeat(41), 'Olá.'],
  ])('are greeted as %j only when it is a name', async (name, greeting) => {
    const { text } = await render('welcome', { ...mailSamples.welcome, name });
    expect(text).toContain(`\n\n${greeting}\n\n`);
  });
});

describe('the addresses of a mail', () => {
  it.each(['a@b.test, c@d.test', 'a@b.test\r\nBcc: c@d.test', 'Ana <a@b.test>', 'a', '', 'a b@c.test'])(
    'refuses %j as a recipient',
    async (to) => {
      await expect(render('welcome', { ...mailSamples.welcome, to })).rejects.toThrow('not one address');
    },
  );

  it('direct replies to the shop, and replies to a visitor’s message to the visitor', async () => {
    expect((await render('welcome', mailSamples.welcome)).replyTo).toBe('oi@loja.test');
    expect((await render('shop-message', mailSamples['shop-message'])).replyTo).toBe('marina@exemplo.test');
    const unclear = { ...mailSamples['shop-message'], email: 'a@b.test, c@d.test' };
    const mail = await render('shop-message', unclear);
    expect(mail.replyTo).toBe('oi@loja.test');
    expect(mail.text).not.toContain('A resposta a este e-mail');
  });

  it('have no Reply-To when the shop has set none, and the footer names the site', async () => {
    const mail = await render('welcome', mailSamples.welcome, { ...sender, contact: '', legalLines: [] });
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain('fale com a gente em https://loja.test');
    expect(mail.text.trimEnd().endsWith('Manacá Aromas\nhttps://loja.test')).toBe(true);
  });
});

describe('details of single mails', () => {
  it('format the price like the shop', async () => {
    const { text } = await render('back-in-stock', mailSamples['back-in-stock']);
    expect(text).toContain('Óleo essencial de lavanda está de volta, por R$\u00A042,90.');
  });

  it('state the lifetime of a recovery link', async () => {
    const write = async (minutes: number) =>
      (await render('password-recovery', { ...mailSamples['password-recovery'], minutes })).text;
    expect(await write(30)).toContain('vale por 30 minutos e');
    expect(await write(1)).toContain('vale por 1 minuto e');
  });

  it('title a message about a product as a request for a quote', async () => {
    const { subject, text } = await render('shop-message', { ...mailSamples['shop-message'], product: 'Difusor' });
    expect(subject).toBe('Pedido de orçamento: Difusor');
    expect(text).toContain('Produto: Difusor');
  });
});

describe('a payload that cannot be rendered', () => {
  it('is refused without quoting the payload', async () => {
    const row = { kind: 'welcome', payload_json: '{"name":"Marina"', message_id: 'x' };
    await expect(renderMail(row, sender)).rejects.toThrow(/^the stored payload is not JSON$/);
    await expect(render('constructor', {})).rejects.toThrow('no template is called constructor');
    await expect(render('welcome', {})).rejects.toThrow('to');
  });
});

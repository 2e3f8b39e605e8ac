// The name of a shop on the band above its mails, as its pages have it: a drawing beside words, a drawing alone, or words.

import { html } from 'hono/html';
import type { Markup } from './markup.ts';
import type { Sender } from './sender.ts';
import type { Styles } from './styles.ts';

/** `demo/drawing/graphics/mail-marks.ts` draws the files, which are in the root of the site. */
const drawings = {
  flor: { file: 'marca-flor.png', width: 36, height: 36 },
  manuscrito: { file: 'marca-manuscrito.png', width: 109, height: 40 },
} as const;

/** Without pictures the shop's name is read. */
export function toWordmark({ siteUrl, homeUrl, shop, look }: Sender, styles: Styles): Markup {
  const { desenho, texto } = look.logo;
  const words = texto || shop;
  if (desenho === 'nome') return html`<a href="${homeUrl}" style="${styles.wordmark}">${words}</a>`;
  const { file, width, height } = drawings[desenho];
  const isAlone = desenho === 'manuscrito';
  return html`<a href="${homeUrl}" style="${styles.wordmark}"
    ><img
      src="${siteUrl}/${file}"
      width="${width}"
      height="${height}"
      alt="${isAlone ? shop : ''}"
      style="${styles.mark}"
    />${isAlone ? '' : html`<span style="${styles.markWords}">${words}</span>`}</a
  >`;
}

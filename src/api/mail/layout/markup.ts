// The parts of a mail as HTML.

import { html } from 'hono/html';
import type { MailPart } from './content.ts';
import type { Styles } from './styles.ts';

type ButtonPart = Extract<MailPart, { button: unknown }>;

export type Markup = ReturnType<typeof html>;

/** One part between the heading and the footer; every value is escaped. */
export function toMarkup(part: MailPart, styles: Styles): Markup {
  if ('button' in part) return toButton(part, styles);
  if ('facts' in part) return toTable(part.facts, styles);
  if ('items' in part) return toItems(part, styles);
  if ('code' in part) return toCode(part, styles);
  if ('quote' in part) return html`<div class="ink soft" style="${styles.quote}">${toLines(part.quote)}</div> `;
  if ('note' in part) return html`<p class="quiet" style="${styles.note}">${toText(part.note)}</p> `;
  return html`<p class="ink" style="${styles.text}">${toText(part.text)}</p> `;
}

/** Numbers of orders and requests, postal codes and "e-mail" are not broken at their hyphens. */
export function toText(text: string): Markup[] {
  return text
    .split(/\b((?:S-)?[\dA-Z]{4}-[\dA-Z]{4}|\d{5}-\d{3}|e-mails?)\b/)
    .map((piece, index) => (index % 2 === 1 ? html`<span style="white-space:nowrap">${piece}</span>` : html`${piece}`));
}

function toButton({ button, link, isQuiet = false }: ButtonPart, styles: Styles): Markup {
  if (isQuiet)
    return html`<p class="ink" style="${styles.text}"><a href="${link}" style="${styles.inkLink}">${button}</a></p> `;
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px">
      <tr>
        <td class="button" bgcolor="${styles.buttonColor}" style="${styles.button}">
          <a href="${link}" style="${styles.buttonText}">${button}</a>
        </td>
      </tr>
    </table>
    <p class="quiet" style="${styles.address}">
      Ou copie este endereço no navegador:<br /><a href="${link}" style="${styles.quietLink}">${link}</a>
    </p> `;
}

function toTable(facts: readonly (readonly [string, string])[], styles: Styles): Markup {
  const rows = facts.map(
    ([label, value]) =>
      html`<tr>
        <th class="quiet" align="left" valign="top" scope="row" style="${styles.label}">${label}</th>
        <td class="ink" valign="top" style="${styles.value}">${toText(value)}</td>
      </tr>`,
  );
  return html`<table cellpadding="0" cellspacing="0" style="margin:0 0 20px">
    ${rows}
  </table> `;
}

function toItems({ items, sums }: Extract<MailPart, { items: unknown }>, styles: Styles): Markup {
  const hasPictures = items.some(({ picture }) => picture !== undefined);
  const rows = items.map(
    ({ name, details, amount, picture }) =>
      html`<tr>
        ${hasPictures ? toPictureCell(picture, styles) : ''}
        <td class="ink line" valign="top" style="${styles.item}">
          ${name}${details.map((detail) => html`<br /><span class="quiet" style="${styles.detail}">${detail}</span>`)}
        </td>
        <td class="ink line" align="right" valign="top" style="${styles.item};${styles.amount}">${amount}</td>
      </tr>`,
  );
  const sumRows = sums.map(([label, amount], index) => {
    const style = index === sums.length - 1 ? styles.total : styles.sum;
    return html`<tr>
      <td class="ink" colspan="${hasPictures ? 2 : 1}" style="${style}">${label}</td>
      <td class="ink" align="right" style="${style};${styles.amount}">${amount}</td>
    </tr>`;
  });
  return html`<table width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px">
    ${rows} ${sumRows}
  </table> `;
}

/** The name stands beside the picture. */
function toPictureCell(picture: string | undefined, styles: Styles): Markup {
  return html`<td class="line" valign="top" style="${styles.item};${styles.picture}">
    ${
      picture === undefined
        ? ''
        : html`<img src="${picture}" width="64" height="80" alt="" style="${styles.thumbnail}" />`
    }
  </td>`;
}

function toCode({ code, label }: { code: string; label: string }, styles: Styles): Markup {
  return html`<p class="quiet" style="${styles.codeLabel}">${label}</p>
    <div class="ink soft" style="${styles.code}">${code}</div> `;
}

function toLines(text: string): Markup[] {
  return text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));
}

// The parts of a mail as HTML.

import { html } from 'hono/html';
import type { MailPart } from './content.ts';
import type { Styles } from './styles.ts';

export type Markup = ReturnType<typeof html>;

/** One part between the heading and the footer; every value is escaped. */
export function toMarkup(part: MailPart, styles: Styles): Markup {
  if ('button' in part) return toButton(part, styles);
  if ('facts' in part) return toTable(part.facts, styles);
  if ('quote' in part) return html`<div class="ink soft" style="${styles.quote}">${toLines(part.quote)}</div> `;
  if ('note' in part) return html`<p class="quiet" style="${styles.note}">${part.note}</p> `;
  return html`<p class="ink" style="${styles.text}">${part.text}</p> `;
}

function toButton({ button, link }: { button: string; link: string }, styles: Styles): Markup {
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
        <td class="ink" valign="top" style="${styles.value}">${value}</td>
      </tr>`,
  );
  return html`<table cellpadding="0" cellspacing="0" style="margin:0 0 20px">
    ${rows}
  </table> `;
}

function toLines(text: string): Markup[] {
  return text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));
}

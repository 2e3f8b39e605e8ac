// A mail as HTML: tables and inline styles, which mail programs require; 600 px wide, light and dark.

import { html } from 'hono/html';
import type { MailContent } from './content.ts';
import { type Markup, toMarkup, toText } from './markup.ts';
import type { Sender } from './sender.ts';
import { findStyles, type Styles } from './styles.ts';
import { toWordmark } from './wordmark.ts';

/** The whole document. The template tag escapes every value. */
export async function toHtml(content: MailContent, sender: Sender): Promise<string> {
  const styles = findStyles(sender.look);
  const document = await html`<!doctype html>
    <html lang="pt-BR">
      ${toHead(content.subject, styles.dark)}
      <body class="page" style="${styles.page}">
        <div style="display:none;max-height:0;overflow:hidden">${content.preview}</div>
        <table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="${styles.page}">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px">
                <tr>
                  <td class="edge" style="${styles.band}">${toWordmark(sender, styles)}</td>
                </tr>
                <tr>
                  <td class="card edge" style="${styles.card}">
                    <h1 class="ink" style="${styles.heading}">${toText(content.heading)}</h1>
                    ${content.parts.map((part) => toMarkup(part, styles))}
                  </td>
                </tr>
                ${toFooter(sender, styles)}
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `;
  return document.toString();
}

function toHead(title: string, dark: Styles['dark']): Markup {
  return html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="supported-color-schemes" content="light dark" />
    <title>${title}</title>
    <style>
      :root {
        color-scheme: light dark;
      }
      @media (max-width: 620px) {
        .edge {
          padding-left: 20px !important;
          padding-right: 20px !important;
        }
      }
      @media (prefers-color-scheme: dark) {
        .page {
          background: ${dark.page} !important;
        }
        .card {
          background: ${dark.card} !important;
        }
        .ink {
          color: #eef6f1 !important;
        }
        .quiet,
        .quiet a {
          color: #b9c9c0 !important;
        }
        .soft {
          background: ${dark.soft} !important;
        }
        .line {
          border-color: ${dark.soft} !important;
        }
        .button {
          background: ${dark.button} !important;
        }
        .button a {
          color: ${dark.onButton} !important;
        }
      }
    </style>
  </head>`;
}

function toFooter({ shop, homeUrl, legalLines }: Sender, styles: Styles): Markup {
  return html`<tr>
    <td class="quiet" align="center" style="${styles.footer}">
      ${shop}<br /><a href="${homeUrl}" style="${styles.quietLink}">${homeUrl}</a>
      ${legalLines.map((line) => html`<br />${line}`)}
    </td>
  </tr>`;
}

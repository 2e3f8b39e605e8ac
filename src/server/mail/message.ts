// The mailer interface, and a mail as nodemailer's message.

import type { SendMailOptions } from 'nodemailer';
import type { HostDependencies } from '#api/dependencies.ts';

export type Mail = Parameters<HostDependencies['sendMail']>[0];

export interface Mailer {
  /** Rejects if the mail was not accepted; the caller may retry. */
  send: HostDependencies['sendMail'];
  /** Closes the connections; a mail in flight is rejected. */
  close(): void;
}

export interface Envelope {
  /** `loja@exemplo.test`; of `Loja <loja@exemplo.test>` the name is left out, since the mail has the shop's. */
  from: string;
  /** Its host completes the Message-ID. */
  siteUrl: string;
}

/** A retried mail has the same Message-ID. Addresses are objects: a string would be parsed as a list. */
export function toMessage(mail: Mail, { from, siteUrl }: Envelope): SendMailOptions {
  return {
    from: { name: mail.fromName, address: toAddress(from) },
    to: { name: '', address: mail.to },
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    messageId: toMessageId(mail.messageId, siteUrl),
    headers: {
      // Suppresses out-of-office and other automatic replies.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': 'pt-BR',
    },
    text: mail.text,
    html: mail.html,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Accepts `Name <address>` and a bare address. */
function toAddress(from: string): string {
  return /<(.*)>$/.exec(from)?.[1] ?? from;
}

function toMessageId(id: string, siteUrl: string): string {
  const safe = id.replaceAll(/[^\w.+=@-]/g, '-');
  return safe.includes('@') ? `<${safe}>` : `<${safe}@${new URL(siteUrl).hostname}>`;
}

// What every mailer does, and one mail as the message that nodemailer composes.
import type { SendMailOptions } from 'nodemailer';
import type { ApiDependencies } from '#api/dependencies.ts';

export type Mail = Parameters<ApiDependencies['sendMail']>[0];

export interface Mailer {
  /** Rejects when the mail was not taken; it may be sent again then. */
  send: ApiDependencies['sendMail'];
  /** Ends the connections; a mail that is still being sent is not taken. */
  close(): void;
}

export interface Envelope {
  /** `Manacá Aromas <loja@exemplo.test>`. */
  from: string;
  /** Its host completes the Message-ID. */
  siteUrl: string;
}

/** The same mail always gets the same Message-ID. Addresses go in as objects: a string would be read as a list. */
export function toMessage(mail: Mail, { from, siteUrl }: Envelope): SendMailOptions {
  return {
    from: mail.fromName === undefined ? from : { name: mail.fromName, address: toAddress(from) },
    to: { name: '', address: mail.to },
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    messageId: toMessageId(mail.messageId, siteUrl),
    headers: {
      // Keeps absence notes and other robots from answering.
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

/** Of `Name <address>`, or of an address alone. */
function toAddress(from: string): string {
  return /<(.*)>$/.exec(from)?.[1] ?? from;
}

function toMessageId(id: string, siteUrl: string): string {
  const safe = id.replaceAll(/[^\w.+=@-]/g, '-');
  return safe.includes('@') ? `<${safe}>` : `<${safe}@${new URL(siteUrl).hostname}>`;
}

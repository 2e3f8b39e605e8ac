// Hands mail over: to an SMTP server by SMTP_URL, else as files that a mail program opens.
import type { Logger } from 'pino';
import type { Environment } from '../env.ts';
import { createFileMailer } from './file-mailer.ts';
import type { Mailer } from './message.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** The caller closes it when no more mail is sent. */
export function createMailer(environment: Environment, logger: Logger): Mailer {
  const { SMTP_URL: url, MAIL_FROM: from, MAIL_DIR: folder, SITE_URL: siteUrl } = environment;
  const envelope = { from, siteUrl };
  return url === undefined ? createFileMailer(folder, envelope, logger) : createSmtpMailer(url, envelope);
}

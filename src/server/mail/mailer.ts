// Sends mail to the SMTP server of SMTP_URL, or writes it as `.eml` files.

import type { Logger } from 'pino';
import type { Environment } from '../env.ts';
import type { Mailer } from './message.ts';

/** nodemailer is imported lazily with the first mail. */
export function createMailer(environment: Environment, logger: Logger): Mailer {
  const { SMTP_URL: url, MAIL_FROM: from, MAIL_DIR: folder, SITE_URL: siteUrl } = environment;
  const envelope = { from, siteUrl };
  const open = async (): Promise<Mailer> => {
    if (url !== undefined) return (await import('./smtp-mailer.ts')).createSmtpMailer(url, envelope);
    const { createFileMailer } = await import('./file-mailer.ts');
    return createFileMailer({ folder, envelope, logger, isLinkLogged: !environment.isPublic });
  };
  let opened: Promise<Mailer> | undefined;
  return {
    async send(mail) {
      opened ??= open().catch((error: unknown) => {
        // The next mail tries again.
        opened = undefined;
        throw error;
      });
      await (await opened).send(mail);
    },
    // A mailer that could not be opened needs no closing.
    close: () => void opened?.then((mailer) => mailer.close()).catch(() => undefined),
  };
}

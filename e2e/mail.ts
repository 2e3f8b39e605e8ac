// What the shop has written to its folder of mails.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

function readMails(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** Waits for a mail with the link to a new password; answers the link's path and query, of the newest one. */
export async function readMailLink(folder: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(() => {
      // Quoted-printable: a line goes on after an equals sign, which itself is written as a number.
      const texts = readMails(folder).map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
      link = texts.flatMap((text) => /\/checkout\/nova-senha\?token=[\w-]{43}/.exec(text)?.[0] ?? []).at(-1);
      return link;
    })
    .toBeDefined();
  return link ?? '';
}

/** The subjects of all mails that the shop has sent. */
export function listSubjects(mailFolder: string): string[] {
  return readMails(mailFolder).map(readSubject);
}

function readSubject(mail: string): string {
  const [, folded = ''] = /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(mail) ?? [];
  const line = folded.replaceAll(/\?=\s+=\?/g, '?==?').replaceAll(/\r?\n[ \t]/g, ' ');
  return line.replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, encoding: string, text: string) =>
    encoding.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString() : readQuoted(text),
  );
}

function readQuoted(text: string): string {
  return decodeURIComponent(
    text
      .replaceAll('%', '%25')
      .replaceAll('_', ' ')
      .replaceAll(/=([\dA-F]{2})/g, '%$1'),
  );
}

// Reads the mails that the shop has written to its mail folder.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

function readMails(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** Waits for a mail with a recovery link that is not in `before`; returns the link's path and query. */
export async function readMailLink(folder: string, before: readonly string[] = []): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(() => {
      link = listMailLinks(folder).find((candidate) => !before.includes(candidate));
      return link;
    })
    .toBeDefined();
  return link ?? '';
}

/** The recovery links of all mails so far, in no particular order. */
export function listMailLinks(folder: string): string[] {
  // Quoted-printable: an equals sign at the end continues a line; other equals signs are escaped.
  const texts = readMails(folder).map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
  return texts.flatMap((text) => /\/checkout\/nova-senha\?token=[\w-]{43}(?:&loja=\w+)?/.exec(text)?.[0] ?? []);
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

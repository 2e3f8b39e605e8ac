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
export async function readMailLink(folder: string, before: readonly string[] = [], to = ''): Promise<string> {
  return waitFor(() => listMailLinks(folder, to).find((candidate) => !before.includes(candidate)));
}

/** The recovery links of all mails so far, or of those to an address, in no particular order. */
export function listMailLinks(folder: string, to = ''): string[] {
  const texts = listTexts(folder, to);
  return texts.flatMap((text) => /\/checkout\/nova-senha\?token=[\w-]{43}(?:&loja=\w+)?/.exec(text)?.[0] ?? []);
}

/** Waits for the mail of a sign-up to an address; returns its link's path and query. */
export function readConfirmationLink(folder: string, to: string): Promise<string> {
  const find = (text: string) => /\/checkout\/confirmar-cadastro\?\S+/.exec(text)?.[0] ?? [];
  return waitFor(() => listTexts(folder, to).flatMap(find).at(-1));
}

/** Waits for the mail to a new address of an account; returns its link's path and query. */
export function readEmailLink(folder: string, to: string): Promise<string> {
  const find = (text: string) => /\/checkout\/confirmar-email\?\S+/.exec(text)?.[0] ?? [];
  return waitFor(() => listTexts(folder, to).flatMap(find).at(-1));
}

async function waitFor(find: () => string | undefined): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(() => {
      link = find();
      return link;
    })
    .toBeDefined();
  return link ?? '';
}

function listTexts(folder: string, to: string): string[] {
  const mails = readMails(folder).filter((mail) => mail.replaceAll(/\r?\n[ \t]+/g, ' ').includes(`To: ${to}`));
  // Quoted-printable: an equals sign at the end continues a line; other equals signs are escaped.
  return mails.map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
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

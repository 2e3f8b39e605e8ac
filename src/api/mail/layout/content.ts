// The content of a mail, which document.ts renders as HTML and plain-text.ts as text.

import type { Sender } from './sender.ts';

export type MailPart =
  | { text: string }
  /** A button, with the bare link below it for programs that show no buttons; a quiet one is a link beside another button. */
  | { button: string; link: string; isQuiet?: boolean }
  /** Pairs of a label and a value. */
  | { facts: readonly (readonly [label: string, value: string])[] }
  /** What was bought, each with its amount, and sums below; the last one is stressed. */
  | { items: readonly MailItem[]; sums: readonly (readonly [label: string, amount: string])[] }
  /** A code to copy; never broken in the plain text. */
  | { code: string; label: string }
  /** A quoted text of a visitor, with its line breaks. */
  | { quote: string }
  /** Small text at the end. */
  | { note: string };

export interface MailItem {
  name: string;
  /** Short lines below the name. */
  details: readonly string[];
  amount: string;
  /** Absolute address of a JPEG four to five, 160 px wide; absent if there is none. */
  picture?: string;
}

export interface MailContent {
  subject: string;
  /** The preview text that mail programs show next to the subject. */
  preview: string;
  heading: string;
  parts: readonly MailPart[];
  /** Reply-To address, when it is not the shop's. */
  replyTo?: string;
}

/** What the recipient can do when something is wrong; begins in lower case. */
export function toReach({ contact, homeUrl }: Sender): string {
  return contact ? 'responda a este e-mail' : `fale com a gente em ${homeUrl}`;
}

/** `Olá, Marina.`; a name that could contain a message or a link is omitted. */
export function toGreeting(name: string): string {
  const [first = ''] = name.split(' ');
  return /^[\p{L}\p{M}'’-]{1,40}$/u.test(first) ? `Olá, ${first}.` : 'Olá.';
}

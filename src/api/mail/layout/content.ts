// What a mail says, once: document.ts and plain-text.ts write the same parts as HTML and as text.
import type { Sender } from '../sender.ts';

export type MailPart =
  | { text: string }
  /** A button; the bare link stands below it for programs that show none. */
  | { button: string; link: string }
  /** Pairs of a label and a value. */
  | { facts: readonly (readonly [label: string, value: string])[] }
  /** Somebody else's words, with their line breaks. */
  | { quote: string }
  /** Smaller, at the end. */
  | { note: string };

export interface MailContent {
  subject: string;
  /** The line that mail programs show beside the subject. */
  preview: string;
  heading: string;
  parts: readonly MailPart[];
  /** Address that answers go to, when it is not the shop's. */
  replyTo?: string;
}

/** What the receiver can do when something is wrong; begins in lower case. */
export function toReach({ contact, homeUrl }: Sender): string {
  return contact ? 'responda a este e-mail' : `fale com a gente em ${homeUrl}`;
}

/** `Olá, Marina.`; a name that could be a message or a link of a stranger is left out. */
export function toGreeting(name: string): string {
  const [first = ''] = name.split(' ');
  return /^[\p{L}\p{M}'’-]{1,40}$/u.test(first) ? `Olá, ${first}.` : 'Olá.';
}

// A template: the schema of its payload and its content.

import type { z } from 'zod';
import type { MailContent } from '../layout/content.ts';
import type { Sender } from '../layout/sender.ts';
import type { MailKind, MailPayloads } from '../mail.ts';

export type WrittenMail = MailContent & { to: string };
export type Template = (payload: unknown, sender: Sender) => WrittenMail;

/** The template throws when the stored payload does not match the schema. */
export function createTemplate<Kind extends MailKind>(
  schema: z.ZodType<MailPayloads[Kind]>,
  write: (payload: MailPayloads[Kind], sender: Sender) => MailContent,
): Template {
  return (stored, sender) => {
    const payload = schema.parse(stored);
    return { ...write(payload, sender), to: payload.to };
  };
}

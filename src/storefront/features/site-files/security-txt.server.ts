// Whom to tell about a security problem (RFC 9116).

import type { Settings } from '#contract/content.ts';
import { paths } from '../../paths.ts';

interface SecurityTxtOptions {
  siteUrl: string;
  settings: Settings;
  /** Epoch milliseconds. */
  now: number;
}

const dayMs = 86_400_000;
/** The file is written for each day anew, so that it never expires. RFC 9116 recommends less than a year. */
const validDays = 180;

/** Undefined without a contact, which the file must have: web addresses in it must be https. */
export function createSecurityTxt({ siteUrl, settings, now }: SecurityTxtOptions): string | undefined {
  const { emailContato: email } = settings.sistema.geral.site;
  const isSecure = siteUrl.startsWith('https://');
  const contacts = [...(email ? [`mailto:${email}`] : []), ...(isSecure ? [`${siteUrl}${paths.contact}`] : [])];
  if (contacts.length === 0) return undefined;
  const expires = new Date((Math.floor(now / dayMs) + validDays) * dayMs).toISOString();
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    'Preferred-Languages: pt, en',
    ...(isSecure ? [`Canonical: ${siteUrl}${paths.securityTxt}`] : []),
    '',
  ].join('\n');
}

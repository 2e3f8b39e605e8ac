import type { Environment } from './env.ts';

/** What a shop for the public lacks; nothing for one on a developer's machine. */
export function listStartWarnings(environment: Environment): string[] {
  const { isPublic, ROLE: role, SITE_URL: siteUrl, SMTP_URL: smtp, MAIL_DIR: mailFolder } = environment;
  if (!isPublic) return [];
  return [
    ...(siteUrl.startsWith('https:')
      ? []
      : ['SITE_URL is not https: passwords and addresses cross the network readable']),
    ...(smtp === undefined && role !== 'web'
      ? [
          `SMTP_URL is missing: no mail reaches anybody, all are only written to ${mailFolder}, also links for new passwords`,
        ]
      : []),
    ...(environment.pix === undefined && environment.mercadoPago === undefined && role !== 'web'
      ? ['PIX_KEY is missing: the shop takes no payment, so nobody can order; set PIX_KEY, PIX_NAME and PIX_CITY']
      : []),
    ...(isTooShort(environment)
      ? [
          'PIX_MINUTES is less than a day: payments to PIX_KEY are read from a statement of the bank, and most would come too late; leave it out, and orders wait until the end of the next business day',
        ]
      : []),
    ...(environment.DEBUG_VIEW ? ['DEBUG_VIEW is true: error pages show which call failed to anybody'] : []),
    ...(environment.RATE_LIMIT ? [] : ['RATE_LIMIT is off: passwords can be guessed without a limit']),
  ];
}

const dayMinutes = 24 * 60;

/** Whether orders end before a person can have seen that they were paid. */
function isTooShort({ pix, mercadoPago, ROLE: role }: Environment): boolean {
  if (role === 'web' || pix?.minutes === undefined || mercadoPago?.methods.includes('pix')) return false;
  return pix.minutes < dayMinutes;
}

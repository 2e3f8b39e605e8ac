// One mailbox has many addresses: a limit of mails that counts addresses is none.

/**
 * The address to count mails by: without what follows a `+`, which nearly every provider ignores, and at Gmail without the dots before the
 * `@`. Mails go to the address as it was typed.
 */
export function toMailbox(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split(/@(?=[^@]*$)/);
  const [name = ''] = local.split('+');
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
}

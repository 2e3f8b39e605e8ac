import { randomUUID } from 'node:crypto';
import { sitePaths } from '#contract/site-paths.ts';
import { toShopUrl } from '../../../catalogue/published/links.ts';
import type { ApiDependencies } from '../../../http/dependencies.ts';
import { createSecretToken } from '../../../http/secret-token.ts';
import { queueMail } from '../../../mail/mail.ts';
import { changeAccount } from '../../account/change-account.ts';
import { createReset, hasRecentResets, resetMinutes } from '../password-resets.ts';
import { findAccount, toLoginName } from '../queries.ts';

/**
 * Mails a password reset link to the account of the login name, if there is one. Older links stay valid, and an account gets
 * at most two within 20 minutes from all clients together, so that a stranger can neither flood the mailbox nor invalidate a link.
 */
export async function requestReset(
  { database, clock, siteUrl }: Pick<ApiDependencies, 'database' | 'clock' | 'siteUrl'>,
  { name, shopId }: { name: string; shopId: string },
): Promise<void> {
  const account = await findAccount(database.kysely, toLoginName(name));
  if (!account) return;
  const token = createSecretToken();
  const messageId = `password-recovery-${randomUUID()}@${new URL(siteUrl).hostname}`;
  const nowMs = clock().getTime();
  await changeAccount(database, account.id, async (transaction, customer) => {
    if (await hasRecentResets(transaction, account.id, nowMs)) return;
    await createReset(transaction, account.id, token, nowMs);
    const link = toShopUrl(siteUrl, `${sitePaths.newPassword}?token=${token}`, shopId);
    await queueMail(transaction, {
      kind: 'password-recovery',
      shopId,
      payload: { to: customer.email, name: customer.name, link, minutes: resetMinutes },
      messageId,
      nowMs,
    });
  });
}

import type { Context } from 'hono';
import type { SessionRow } from '#database/schema/accounts.ts';
import { createSecretToken } from '../../../http/secret-token.ts';
import type { AccountDependencies } from '../../sessions/sessions.ts';
import { findDeviceToken, rememberDevice, setDeviceCookie } from '../known-devices.ts';
import { clearFailures } from '../login-failures.ts';
import { checkLogin, wrongLogin } from './check-login.ts';

type Dependencies = Pick<
  AccountDependencies,
  'database' | 'clock' | 'hasLimits' | 'limiter' | 'sessions' | 'siteUrl' | 'cookieName'
>;

/** Signs in by name and password; throws like `checkLogin`. All writes are one transaction. */
export async function logIn(
  dependencies: Dependencies,
  c: Context,
  { usuario: name, senha: password }: { usuario: string; senha: string },
): Promise<SessionRow> {
  const deviceToken = findDeviceToken(c, dependencies);
  const { limiter } = dependencies;
  const { account, newHash, subjects } = await checkLogin(dependencies, {
    name,
    password,
    deviceToken,
    addressLimit: {
      take: () => limiter.take(c, 'wrongPassword'),
      giveBack: () => limiter.giveBack(c, 'wrongPassword'),
    },
  });
  const freshToken = createSecretToken();
  const nowMs = dependencies.clock().getTime();
  let keptToken = freshToken;
  const session = await dependencies.sessions.signIn(c, account.id, async (transaction, customer) => {
    // A concurrent password change has ended all sessions, so this login must not create another one.
    if (customer.password_changed_at !== account.password_changed_at) throw wrongLogin();
    if (newHash) {
      await transaction.updateTable('customers').set({ password_hash: newHash }).where('id', '=', account.id).execute();
    }
    await clearFailures(transaction, subjects);
    keptToken = await rememberDevice(transaction, { customerId: account.id, token: deviceToken, freshToken, nowMs });
  });
  setDeviceCookie(c, dependencies, keptToken);
  return session;
}

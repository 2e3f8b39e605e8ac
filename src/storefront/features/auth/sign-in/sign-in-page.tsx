import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { FormResult } from '#web/forms/form-result.ts';
import { useShop, useShopHref } from '../../../shops/shop-context.tsx';
import { type SignInTarget, withTarget } from '../../../commerce/account/sign-in-address.ts';
import { paths } from '../../../routes.ts';
import { AccessColumns, AccountBenefits } from '../access-columns.tsx';
import { accessTexts } from '../texts.ts';
import { RecoveryForm } from './recovery-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

interface SignInPageProps {
  target: SignInTarget;
  /** What the address says that led here. */
  hasExpired: boolean;
  hasNewPassword: boolean;
  /** Whether the shopper came for a new password, and whether the mail is under way. */
  recovery: 'asked' | 'sent' | undefined;
  result: FormResult | undefined;
}

export function SignInPage({ target, recovery, result, ...page }: SignInPageProps) {
  const isRecovering = recovery !== undefined || result?.form === 'recuperar';
  return (
    <AccessColumns
      title="Entre na sua conta"
      notice={findNotice(page, target)}
      aside={<Alternatives target={target} />}
    >
      <SignInForm result={result?.form === 'entrar' ? result : undefined} />
      <details id="recuperar" className="disclosure mt-3 scroll-mt-28" open={isRecovering}>
        <summary className="text-link inline-flex min-h-11 items-center gap-2">
          Esqueci minha senha
          <Icon name="chevron-down" className="disclosure-mark size-4" />
        </summary>
        <div className="pt-3">
          <RecoveryForm
            target={target}
            result={result?.form === 'recuperar' ? result : undefined}
            isSent={recovery === 'sent'}
          />
        </div>
      </details>
    </AccessColumns>
  );
}

function findNotice(
  { hasExpired, hasNewPassword }: Pick<SignInPageProps, 'hasExpired' | 'hasNewPassword'>,
  target: SignInTarget,
) {
  if (hasNewPassword) return { text: accessTexts.passwordChanged, isGood: true };
  if (hasExpired) return { text: accessTexts.sessionGone, isGood: false };
  return target.favourite === undefined ? undefined : { text: accessTexts.favouriteWaits, isGood: true };
}

function Alternatives({ target }: { target: SignInTarget }) {
  const { homePath } = useShop();
  const toHref = useShopHref();
  const isForCustomers = target.returnPath?.startsWith(paths.account.slice(0, -1)) ?? true;
  return (
    <>
      <h2 className="text-h3">Com uma conta, é mais simples</h2>
      <AccountBenefits />
      <div className="mt-7 flex flex-col items-stretch gap-2">
        <a href={toHref(withTarget(paths.signUp, target))} className={buttonClass('secondary')}>
          Criar conta
        </a>
        <a
          href={toHref(isForCustomers ? homePath : (target.returnPath ?? homePath))}
          className={buttonClass('link', 'regular', 'self-center')}
        >
          Continuar sem conta
        </a>
      </div>
    </>
  );
}

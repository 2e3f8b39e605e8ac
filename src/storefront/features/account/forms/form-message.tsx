import { Icon } from '#ui/icon.tsx';
import type { FormResult } from './form-result.ts';

/** Both regions stand there from the start: only what changes in them is read out. */
export function FormMessage({ result }: { result: FormResult | undefined }) {
  return (
    <>
      <div
        role="alert"
        tabIndex={-1}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script the browser itself has to go to what is wrong
        autoFocus={result?.ok === false && result.message !== ''}
        className="empty:absolute"
      >
        {result?.ok === false && result.message && (
          <MessageBox icon="alert" tone="bg-danger-soft text-danger" text={result.message} />
        )}
      </div>
      <div role="status" tabIndex={-1} className="empty:absolute">
        {result?.ok && <MessageBox icon="check" tone="bg-ok-soft text-ok" text={result.message} />}
      </div>
    </>
  );
}

function MessageBox({ icon, tone, text }: { icon: 'alert' | 'check'; tone: string; text: string }) {
  return (
    <p className={`flex items-center gap-2.5 rounded-input px-4 py-3 ${tone}`}>
      <Icon name={icon} className="size-5" />
      {text}
    </p>
  );
}

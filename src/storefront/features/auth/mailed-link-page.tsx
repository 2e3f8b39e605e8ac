import type { ReactNode } from 'react';

interface MailedLinkPageProps {
  /** Whether the link is valid; undefined if the API failed. */
  isValid: boolean | undefined;
  /** What the link is for, while it is valid. */
  form: ReactNode;
  deadLink: ReactNode;
  /** A link below the message that the API failed. */
  exit?: ReactNode;
}

/** The page that a mailed link opens. */
export function MailedLinkPage({ isValid, form, deadLink, exit }: MailedLinkPageProps) {
  return (
    <div className="row flex justify-center py-10 lg:py-16">
      <div className="w-full max-w-120">
        {isValid === true && form}
        {isValid === false && deadLink}
        {isValid === undefined && (
          <>
            <h1 tabIndex={-1}>Não deu certo agora</h1>
            <p className="mt-3 text-lead text-ink-2">
              Não conseguimos abrir o seu link. Espere um pouco e recarregue a página: ele continua valendo.
            </p>
            {exit}
          </>
        )}
      </div>
    </div>
  );
}

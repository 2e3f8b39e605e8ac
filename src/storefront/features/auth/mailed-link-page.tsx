import type { ReactNode, Ref } from 'react';
import { UnlistedHead } from '#web/head/page-head.tsx';

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
    <div className="row py-10 lg:py-16">
      <div className="w-full max-w-120">
        {isValid === true && form}
        {isValid === false && deadLink}
        {isValid === undefined && (
          <>
            <MailedLinkHeading text="Não deu certo agora" />
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

interface MailedLinkHeadingProps {
  text: string;
  /** Refers to the heading, so that it can take the focus. */
  ref?: Ref<HTMLHeadingElement>;
}

/** The heading of a state of the page; the document's title says the same. */
export function MailedLinkHeading({ text, ref }: MailedLinkHeadingProps) {
  return (
    <>
      <UnlistedHead title={text} />
      <h1 ref={ref} tabIndex={-1}>
        {text}
      </h1>
    </>
  );
}

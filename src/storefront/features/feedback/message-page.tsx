import type { ComponentType } from 'react';
import { UnbrokenText } from '#ui/unbroken-text.tsx';
import type { FormFailure } from '#web/forms/form-result.ts';
import { UnlistedHead } from '#web/head/page-head.tsx';
import { toReturnPath } from '#web/http/return-path.ts';
import { ContactForm } from './forms/contact-form.tsx';
import { type FormProps, RefusedFormContext } from './forms/message-form.tsx';
import { NewsletterForm } from './forms/newsletter-form.tsx';
import { BudgetForm, NoticeForm, QuestionForm, ReviewForm } from './forms/product-forms.tsx';
import { StoreReviewForm } from './forms/store-review-form.tsx';
import { type MessageKind, pickAboutFields, titles } from './messages/message-kinds.ts';

const forms: Readonly<Record<MessageKind, ComponentType<FormProps>>> = {
  'avise-me': NoticeForm,
  orcamento: BudgetForm,
  pergunta: QuestionForm,
  avaliacao: ReviewForm,
  'avaliacao-da-loja': StoreReviewForm,
  contato: ContactForm,
  novidades: NewsletterForm,
};

/** Renders a rejected no-script submit again, with its errors and the typed values. */
export function MessagePage({ kind, failure }: { kind: MessageKind; failure: FormFailure }) {
  const about = pickAboutFields(failure.values ?? {});
  const title = titles[kind];
  const Form = forms[kind];
  const back = toReturnPath(about['voltar']);
  return (
    <div className="row pt-6 lg:pt-10">
      <UnlistedHead title={title} />
      <div className="max-w-[560px]">
        <h1 tabIndex={-1}>
          <UnbrokenText>{title}</UnbrokenText>
        </h1>
        {about['sobre'] && <p className="mt-2 text-lead text-ink-2">{about['sobre']}</p>}
        <p className="mt-4 mb-6">
          {failure.fields
            ? 'Falta pouco: confira o que está marcado e envie de novo.'
            : 'Nada do que você escreveu se perdeu.'}
        </p>
        <RefusedFormContext value={failure}>
          <Form about={about} />
        </RefusedFormContext>
        {back && (
          <a href={back} className="text-link mt-6 inline-flex min-h-11 items-center">
            Voltar sem enviar
          </a>
        )}
      </div>
    </div>
  );
}

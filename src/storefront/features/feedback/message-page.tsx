import type { ComponentType } from 'react';
import { UnlistedHead } from '#web/head/page-head.tsx';
import { toReturnPath } from '#web/http/return-path.ts';
import { type FormStart, FormStartContext } from './form/form-state.ts';
import { BudgetForm } from './forms/budget-form.tsx';
import { ContactForm } from './forms/contact-form.tsx';
import type { FormProps } from './forms/form-props.ts';
import { NewsletterForm } from './forms/newsletter-form.tsx';
import { NoticeForm } from './forms/notice-form.tsx';
import { QuestionForm } from './forms/question-form.tsx';
import { ReviewForm } from './forms/review-form.tsx';
import { StoreReviewForm } from './forms/store-review-form.tsx';
import { type AboutFields, type MessageKind, titles } from './messages/message-kinds.ts';

const forms: Readonly<Record<MessageKind, ComponentType<FormProps>>> = {
  'avise-me': NoticeForm,
  orcamento: BudgetForm,
  pergunta: QuestionForm,
  avaliacao: ReviewForm,
  'avaliacao-da-loja': StoreReviewForm,
  contato: ContactForm,
  novidades: NewsletterForm,
};

interface MessagePageProps {
  kind: MessageKind;
  about: AboutFields;
  start: FormStart;
}

/** Without script a form that could not be sent comes back here, as it was. */
export function MessagePage({ kind, about, start }: MessagePageProps) {
  const title = titles[kind];
  const Form = forms[kind];
  const back = toReturnPath(about['voltar']);
  return (
    <div className="grid-row pt-6 lg:pt-10">
      <UnlistedHead title={title} />
      <div className="mx-auto max-w-[560px]">
        <h1 tabIndex={-1}>{title}</h1>
        {about['sobre'] && <p className="mt-2 text-lead text-ink-2">{about['sobre']}</p>}
        <p className="mt-4 mb-6">
          {Object.keys(start.result.errors).length > 0
            ? 'Falta pouco: confira o que está marcado e envie de novo.'
            : 'Nada do que você escreveu se perdeu.'}
        </p>
        <FormStartContext value={start}>
          <Form about={about} />
        </FormStartContext>
        {back && (
          <a href={back} className="text-link mt-6 inline-flex min-h-11 items-center">
            Voltar sem enviar
          </a>
        )}
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { buttonClass } from '#ui/button.tsx';
import { Disclosure } from '#ui/navigation/disclosure.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { useSentMessage } from '#web/forms/use-form.ts';
import { formatIsoDay } from '../../commerce/reviews/review.ts';
import type { QuestionView } from './view/product-view.server.ts';
import type { Fact, SectionView } from './view/section-view.server.ts';

interface ProductSectionsProps {
  sections: readonly SectionView[];
  questions: readonly QuestionView[];
  questionForm: ReactNode;
}

/** The texts as an accordion; safety notes are always open. */
export function ProductSections({ sections, questions, questionForm }: ProductSectionsProps) {
  const hasAsked = useSentMessage() === 'pergunta';
  return (
    <div className="section lg:pt-10">
      {sections.map((section, index) =>
        section.isFixed ? (
          <section key={section.id} className="border-b border-line py-4" aria-labelledby={`titulo-${section.id}`}>
            <h2 id={`titulo-${section.id}`} className="text-h3">
              {section.title}
            </h2>
            <div className="pt-3 pb-2">
              <SectionBody section={section} />
            </div>
          </section>
        ) : (
          <Disclosure
            key={section.id}
            title={<span id={`titulo-${section.id}`}>{section.title}</span>}
            isOpen={index === 0 || section.isOpen}
          >
            <SectionBody section={section} />
          </Disclosure>
        ),
      )}
      <Disclosure title={questions.length > 0 ? `Perguntas (${questions.length})` : 'Perguntas'} isOpen={hasAsked}>
        {questions.length > 0 ? (
          <Questions questions={questions} />
        ) : (
          <p className="text-ink-2">Ninguém perguntou ainda. Pode começar por você.</p>
        )}
        <details className="mt-6" open={hasAsked}>
          <summary className={buttonClass('secondary')}>Perguntar sobre este produto</summary>
          <div className="mt-4 max-w-[640px] rounded-card bg-soft p-5">{questionForm}</div>
        </details>
      </Disclosure>
    </div>
  );
}

function SectionBody({ section }: { section: SectionView }) {
  return (
    <>
      {section.html && <RichText html={section.html} />}
      {section.facts && <Facts facts={section.facts} />}
      {section.link && (
        <a href={section.link.href} className="text-link inline-flex min-h-11 items-center">
          {section.link.label}
        </a>
      )}
      {section.items && (
        <ul className="list-disc pl-5">
          {section.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </>
  );
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map((fact) => (
        <div key={fact.label} className="fact">
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Questions({ questions }: Pick<ProductSectionsProps, 'questions'>) {
  return (
    <ul className="grid gap-6">
      {questions.map((question) => (
        <li key={question.id}>
          <p className="font-semibold">{question.text}</p>
          <p className="text-micro text-ink-2">
            {question.name}, {formatIsoDay(question.date)}
          </p>
          {question.answers.map((answer) => (
            <p key={answer.id} className="mt-2 border-l-2 border-brand pl-3">
              {answer.text}
              <span className="block text-micro text-ink-2">
                {answer.isShop ? `${answer.name}, da loja` : answer.name}
              </span>
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

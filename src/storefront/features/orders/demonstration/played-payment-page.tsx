import { listInstallments } from '#rules/installments.ts';
import { formatReais, toCents, toReais } from '#rules/money.ts';
import type { ButtonLook } from '#ui/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import type { FormResult } from '#web/forms/form-result.ts';
import { UnlistedHead } from '#web/head/page-head.tsx';
import { ActionForm } from '../../../commerce/forms/action-form.tsx';
import { PageMessage } from '../../../commerce/forms/form-message.tsx';
import type { PlayedPaymentView } from './load-played-payment.server.ts';

interface PlayedPaymentPageProps {
  payment: PlayedPaymentView;
  /** The page's own path, to which its forms post. */
  path: string;
  result: FormResult | undefined;
}

interface End {
  outcome: string;
  label: string;
  text: string;
  look: ButtonLook;
}

const approved: End = {
  outcome: 'aprovado',
  label: 'Aprovar',
  text: 'O banco aprova na hora, e o pedido está pago.',
  look: 'primary',
};
const declined: End = {
  outcome: 'recusado',
  label: 'Recusar',
  text: 'Nada é cobrado, e o pedido espera outra forma de pagar.',
  look: 'outline',
};
const inReview: End = {
  outcome: 'em-analise',
  label: 'Deixar em análise',
  text: 'O banco responde depois: volte a esta página para aprovar ou recusar.',
  look: 'outline',
};
const paid: End = {
  outcome: 'aprovado',
  label: 'Pagar o boleto',
  text: 'Como se ele tivesse sido pago e o banco avisasse, dois dias úteis depois.',
  look: 'primary',
};
const overdue: End = {
  outcome: 'vencido',
  label: 'Deixar vencer',
  text: 'Como se ninguém pagasse: o pedido é fechado, e os produtos voltam à venda.',
  look: 'outline',
};

const notices = {
  cartao:
    'Aqui estaria a página do serviço de pagamento, que pede o cartão. Nesta, nenhum cartão é pedido e nada é cobrado.',
  boleto: 'Aqui estaria o boleto para imprimir. Este não existe em banco nenhum.',
};

/** What the page of a payment service would be: the buyer of a demonstration decides what the bank answers (reading A48). */
export function PlayedPaymentPage({ payment, path, result }: PlayedPaymentPageProps) {
  const { number, amount, kind, isInReview, dueDayText, orderHref } = payment;
  const title = kind === 'cartao' ? 'Cartão de faz de conta' : 'Boleto de faz de conta';
  const ends = kind === 'boleto' ? [paid, overdue] : [approved, declined, ...(isInReview ? [] : [inReview])];
  return (
    <div className="max-w-160">
      <UnlistedHead title={title} />
      <h1 tabIndex={-1}>{title}</h1>
      <p className="mt-2 text-ink-2">{`Pedido ${number}`}</p>
      <Note tone="warn" className="mt-4">
        <strong className="block font-semibold">Loja de demonstração</strong>
        <span>{notices[kind]}</span>
      </Note>
      <PageMessage result={result} done={noMessages} />
      <div className="mt-6 rounded-card border border-line p-5 lg:p-6">
        <p>
          <span className="block text-small text-ink-2">Valor</span>
          <strong className="text-price font-bold tabular-nums">{formatReais(amount)}</strong>
        </p>
        <p className="mt-1 text-ink-2">
          {kind === 'cartao' ? toInstallmentsText(amount) : `Vencimento: ${dueDayText}`}
        </p>
        <h2 className="mt-5 border-t border-line pt-5 text-h3">
          {kind === 'cartao' ? 'O que o banco responde?' : 'O que acontece com o boleto?'}
        </h2>
        <ul className="mt-4 flex flex-col gap-5">
          {ends.map(({ outcome, label, text, look }) => (
            <li key={outcome}>
              <ActionForm
                name="demonstracao"
                path={path}
                fields={{ resultado: outcome }}
                look={look}
                className="w-full"
              >
                {label}
              </ActionForm>
              <p className="mt-1.5 text-small text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-5">
        <a href={orderHref} className="button button-link -ml-1">
          Voltar ao pedido
        </a>
      </p>
    </div>
  );
}

/** A success leads back to the order. */
const noMessages = { demonstracao: '' };

function toInstallmentsText(amount: number): string {
  const free = listInstallments(toCents(amount))
    .filter(({ ratePercent }) => ratePercent === 0)
    .at(-1);
  return free && free.count > 1
    ? `À vista, ou em até ${free.count}x de ${formatReais(toReais(free.amountCents))} sem juros`
    : 'À vista';
}

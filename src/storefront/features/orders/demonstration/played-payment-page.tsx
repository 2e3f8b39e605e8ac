import { use } from 'react';
import { Form, useNavigation } from 'react-router';
import { listInstallments } from '#rules/installments.ts';
import { formatReais, toCents } from '#rules/money.ts';
import { toInstallmentsText, toShownInstallments } from '#rules/orders/card-installments.ts';
import { Button, type ButtonLook } from '#ui/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Select } from '#ui/forms/select.tsx';
import type { FormResult } from '#web/forms/form-result.ts';
import { UnlistedHead } from '#web/head/page-head.tsx';
import { AccountField, AccountIdContext } from '../../../commerce/account/account-field.tsx';
import { PageMessage } from '../../../commerce/forms/form-message.tsx';
import { useShopHref } from '../../../shops/shop-context.tsx';
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
  const { number, amount, kind, dueDayText, orderHref } = payment;
  const title = kind === 'cartao' ? 'Cartão de faz de conta' : 'Boleto de faz de conta';
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
        {kind === 'boleto' && <p className="mt-1 text-ink-2">{`Vencimento: ${dueDayText}`}</p>}
        <OutcomeForm payment={payment} path={path} />
      </div>
      <p className="mt-5">
        <a href={orderHref} className="button button-link -ml-1">
          Voltar ao pedido
        </a>
      </p>
    </div>
  );
}

/** As at a service, the buyer chooses the instalments before the bank answers; a card in review has been charged so already. */
function OutcomeForm({ payment, path }: Pick<PlayedPaymentPageProps, 'payment' | 'path'>) {
  const { amount, kind, isInReview } = payment;
  const toHref = useShopHref();
  const { state, formData } = useNavigation();
  const ends = kind === 'boleto' ? [paid, overdue] : [approved, declined, ...(isInReview ? [] : [inReview])];
  return (
    <Form method="post" action={toHref(path)}>
      <input type="hidden" name="intent" value="demonstracao" />
      <AccountField id={use(AccountIdContext)} />
      {kind === 'cartao' && !isInReview && <InstallmentChoice amount={amount} />}
      <h2 className="mt-5 border-t border-line pt-5 text-h3">
        {kind === 'cartao' ? 'O que o banco responde?' : 'O que acontece com o boleto?'}
      </h2>
      <ul className="mt-4 flex flex-col gap-5">
        {ends.map(({ outcome, label, text, look }) => (
          <li key={outcome}>
            <Button
              type="submit"
              name="resultado"
              value={outcome}
              look={look}
              isBusy={state !== 'idle' && formData?.get('resultado') === outcome}
              className="w-full"
            >
              {label}
            </Button>
            <p className="mt-1.5 text-small text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </Form>
  );
}

function InstallmentChoice({ amount }: Pick<PlayedPaymentView, 'amount'>) {
  const options = listInstallments(toCents(amount));
  if (options.length < 2) return <p className="mt-1 text-ink-2">À vista</p>;
  return (
    <Select label="Parcelas" name="parcelas" className="mt-4 max-sm:flex-col max-sm:items-stretch max-sm:gap-1">
      {options.map(({ count, totalCents }) => (
        <option key={count} value={count}>
          {toOptionText(toInstallmentsText(toShownInstallments({ count, payerCents: totalCents }), amount))}
        </option>
      ))}
    </Select>
  );
}

/** "3x de R$ 47,69 sem juros" */
const toOptionText = (text: string): string => (text === 'à vista' ? 'À vista' : text.replace(/^em /, ''));

/** A success leads back to the order. */
const noMessages = { demonstracao: '' };

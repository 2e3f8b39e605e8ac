import type { ReactNode } from 'react';
import { formatReais } from '#rules/money.ts';
import { buttonClass } from '#ui/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { ActionForm } from '../../../commerce/forms/action-form.tsx';
import { boletoTexts } from '../../../commerce/payments/payment-words.ts';
import { PixQr } from '../../../commerce/pix-qr.tsx';
import type { PaymentView } from '../view/order-view.server.ts';
import { CopyCode } from './copy-code.tsx';
import { OtherWays } from './other-ways.tsx';
import { PaymentClock, toDueText } from './payment-clock.tsx';

interface PaymentPanelProps {
  payment: PaymentView;
  /** Where the buyer gets the shop's mails. */
  email: string;
  path: string;
  /** How far the shop's clock is ahead of the browser's, in ms. */
  aheadMs: number;
}

const titles: Readonly<Record<PaymentView['kind'], string>> = {
  pix: 'Pague com Pix',
  cartao: 'Pague com cartão',
  boleto: 'Pague o boleto',
};

/** What can no longer be paid this way. */
const refusedTexts: Readonly<Record<PaymentView['kind'], readonly [title: string, text: string]>> = {
  pix: ['O código do Pix não vale mais', 'Se ainda não pagou, não pague mais esse código.'],
  cartao: ['O cartão foi recusado', 'O banco não aprovou a compra, e nada foi cobrado.'],
  boleto: ['O boleto não vale mais', 'Se ainda não pagou, não pague mais esse boleto.'],
};

/** How an unpaid order is paid: by its Pix code, on the page of a payment service, or by a boleto. */
export function PaymentPanel(props: PaymentPanelProps) {
  const { payment } = props;
  const { isRefused, isDemonstration } = payment;
  return (
    <section aria-labelledby="pagamento" className="mt-6 rounded-card bg-tint px-[min(--spacing(5),5.6vw)] py-5 lg:p-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <h2 id="pagamento" className="text-h3">
          {toTitle(payment)}
        </h2>
        {isDemonstration && !isRefused && <DemonstrationNotice kind={payment.kind} />}
      </div>
      <PaymentBody {...props} />
      {isDemonstration && !isRefused && payment.kind === 'pix' && <PlayedPix path={props.path} />}
    </section>
  );
}

function PaymentBody(props: PaymentPanelProps) {
  const { isInReview, isRefused, claimedAt } = props.payment;
  if (isRefused) return <RefusedPayment {...props} />;
  if (isInReview) return <ReviewedPayment payment={props.payment} />;
  return claimedAt === undefined ? <OpenPayment {...props} /> : <ClaimedPayment {...props} />;
}

function toTitle({ kind, isInReview, isRefused, claimedAt }: PaymentView): string {
  if (isRefused) return refusedTexts[kind][0];
  if (isInReview) return 'Cartão em análise';
  return claimedAt === undefined ? titles[kind] : 'Pix em conferência';
}

const playedTexts: Readonly<Record<PaymentView['kind'], readonly [warning: string, text?: string]>> = {
  pix: ['Loja de demonstração: não pague este Pix.'],
  cartao: [
    'Loja de demonstração: nenhum cartão é cobrado.',
    'O botão abre uma página de faz de conta, em que você decide o que o banco responde.',
  ],
  boleto: [
    'Loja de demonstração: não pague este boleto.',
    'O código é de faz de conta. O botão abre uma página em que você decide se ele é pago ou vence.',
  ],
};

/** Beside the heading for a Pix, whose QR picture has to stay in sight. */
function DemonstrationNotice({ kind }: Pick<PaymentView, 'kind'>) {
  const [warning, text] = playedTexts[kind];
  return (
    <Note tone="warn" className={text && 'w-full'}>
      <strong className="block font-semibold">{warning}</strong>
      {text && <span>{text}</span>}
    </Note>
  );
}

function PlayedPix({ path }: Pick<PaymentPanelProps, 'path'>) {
  return (
    <div className="mt-5 flex flex-col gap-3 border-t border-line pt-4 print:hidden">
      <p className="text-pretty text-ink-2">
        O código é de faz de conta e o banco vai recusá-lo. Para ver o que acontece depois, use o botão.
      </p>
      <ActionForm
        name="demonstracao"
        path={path}
        fields={{ resultado: 'aprovado' }}
        look="outline"
        className="max-sm:w-full"
      >
        Fazer de conta que paguei
      </ActionForm>
    </div>
  );
}

const linkTexts: Readonly<Record<PaymentView['kind'], string>> = {
  pix: 'Abrir a página do Pix',
  cartao: 'Pagar com cartão',
  boleto: 'Abrir o boleto',
};

const preparingTexts: Readonly<Record<PaymentView['kind'], string>> = {
  pix: 'Estamos gerando o código. Ele aparece aqui em instantes.',
  cartao: 'Estamos preparando o pagamento. O link aparece aqui em instantes.',
  boleto: 'Estamos gerando o boleto. Ele aparece aqui em instantes.',
};

function OpenPayment({ payment, email, path, aheadMs }: PaymentPanelProps) {
  const { amount, code, link, dueAt, dueDayText, now, kind } = payment;
  return (
    <>
      <CodeGrid code={code}>
        <div className="flex flex-wrap gap-x-8 gap-y-3">
          <Amount amount={amount} />
          {dueDayText ? <DueDay text={dueDayText} /> : <PaymentClock dueAt={dueAt} now={now} aheadMs={aheadMs} />}
        </div>
        {link && kind !== 'boleto' && (
          <a href={link} className={buttonClass('primary', 'regular', 'max-sm:w-full sm:self-start')}>
            {linkTexts[kind]}
          </a>
        )}
        {code && kind !== 'cartao' && <CopyCode code={code.text} kind={kind} />}
        {/* The sheet of a boleto is for the few who print it; the code is for all. */}
        {link && kind === 'boleto' && (
          <a href={link} className={buttonClass('outline', 'regular', 'max-sm:w-full sm:self-start')}>
            {linkTexts[kind]}
          </a>
        )}
        {!code && !link && (
          <Note tone="plain" icon="clock">
            {preparingTexts[kind]}
          </Note>
        )}
        {code && (
          <p className="text-pretty">{`Pagou? A confirmação chega ${toArrivalOfConfirmation(payment, email)}.`}</p>
        )}
        {kind === 'boleto' && (
          <p className="text-pretty text-ink-2">
            O prazo de entrega conta a partir da confirmação do pagamento. O valor de um boleto pago é devolvido por Pix
            ou transferência.
          </p>
        )}
        {kind !== 'cartao' && <AlreadyPaid email={email} payment={payment} kind={kind} path={path} />}
      </CodeGrid>
      <OtherWays payment={payment} path={path} />
    </>
  );
}

function toArrivalOfConfirmation(payment: PaymentView, email: string): string {
  if (payment.kind === 'boleto') return `em ${email}, em ${boletoTexts.toSettle}`;
  return isConfirmedAtOnce(payment) ? `em segundos, aqui e em ${email}` : `em ${email} até o fim do próximo dia útil`;
}

function DueDay({ text }: { text: string }) {
  return (
    <p>
      <span className="block text-small text-ink-2">Vencimento</span>
      <strong className="font-semibold">{text}</strong>
    </p>
  );
}

/** Says first what has happened; the ways to pay that are left follow. */
function RefusedPayment({ payment, path, aheadMs }: PaymentPanelProps) {
  const { kind, amount, dueAt, now } = payment;
  return (
    <>
      <p className="mt-2 text-pretty">{refusedTexts[kind][1]}</p>
      <div className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
        <Amount amount={amount} />
        <PaymentClock dueAt={dueAt} now={now} aheadMs={aheadMs} />
      </div>
      <OtherWays payment={payment} path={path} />
    </>
  );
}

/** The bank decides, so that nothing is left to do; in a demonstration its answer is played. */
function ReviewedPayment({
  payment: { amount, dueAt, now, link, isDemonstration },
}: Pick<PaymentPanelProps, 'payment'>) {
  return (
    <div className="mt-5 flex flex-col gap-4">
      <Amount amount={amount} />
      <p className="text-pretty">
        {`Guardamos os produtos ${toDueText(dueAt, now)}. Se o banco não aprovar, nada é cobrado e você escolhe outra forma de pagar.`}
      </p>
      {isDemonstration && link && (
        <a href={link} className={buttonClass('outline', 'regular', 'max-sm:w-full sm:self-start')}>
          Decidir pelo banco
        </a>
      )}
    </div>
  );
}

/** A service reports it, or it is played; otherwise the shop sees it in its statement. */
const isConfirmedAtOnce = ({ isAutomatic, isDemonstration }: PaymentView): boolean => isAutomatic || isDemonstration;

/** A buyer who has paid is not asked again; the code is folded for one who has not. */
function ClaimedPayment({ payment, email, path }: PaymentPanelProps) {
  const { amount, code, dueAt, now } = payment;
  return (
    <div className="mt-5 flex flex-col gap-4">
      <Amount amount={amount} />
      <Note tone="ok" icon="check">
        {`Você avisou que pagou. Guardamos os produtos ${toDueText(dueAt, now)}, enquanto a loja confere o extrato do banco, e a resposta chega em ${email}. Guarde o comprovante.`}
      </Note>
      <details className="disclosure">
        <summary className="button button-link -ml-1 w-fit">Ainda não paguei</summary>
        <CodeGrid code={code}>{code && <CopyCode code={code.text} kind="pix" />}</CodeGrid>
        <OtherWays payment={payment} path={path} />
      </details>
    </div>
  );
}

function Amount({ amount }: Pick<PaymentView, 'amount'>) {
  return (
    <p>
      <span className="block text-small text-ink-2">Valor</span>
      <strong className="text-price font-bold tabular-nums">{formatReais(amount)}</strong>
    </p>
  );
}

/** What is said about the payment, with the QR picture of its code: beside it, or last on the phone that pays. */
function CodeGrid({ code, children }: Pick<PaymentView, 'code'> & { children: ReactNode }) {
  const drawing = code?.drawing;
  return (
    <div className={`mt-5 grid gap-6 ${drawing ? 'md:grid-cols-[minmax(0,240px)_minmax(0,1fr)]' : ''}`}>
      <div className="flex flex-col gap-4 md:order-last">{children}</div>
      {drawing && (
        <div className="max-md:border-t max-md:border-line max-md:pt-5">
          <h3 className="text-body font-semibold md:hidden">Pagar por outro aparelho</h3>
          <p className="mt-1 mb-4 text-small text-ink-2 md:hidden">Leia este QR Code com o app do banco.</p>
          <div className="mx-auto w-full max-w-60">
            <PixQr drawing={drawing} />
          </div>
        </div>
      )}
    </div>
  );
}

type CodeKind = Exclude<PaymentView['kind'], 'cartao'>;

const usualTimes: Readonly<Record<CodeKind, string>> = {
  pix: 'segundos',
  boleto: boletoTexts.toSettle,
};

interface AlreadyPaidProps extends Pick<PaymentPanelProps, 'email' | 'payment' | 'path'> {
  /** A card is paid on the page of its service, which says so at once. */
  kind: CodeKind;
}

/** What happens to money that is on its way; where only a statement of the bank shows it, the buyer can have the goods kept. */
function AlreadyPaid({ email, payment, kind, path }: AlreadyPaidProps) {
  return (
    <details className="disclosure print:hidden">
      <summary className="button button-link -ml-1 w-fit">Já paguei</summary>
      <div className="mt-2 flex flex-col gap-2 text-ink-2">
        <p>
          {`Ótimo. Esta página muda quando o pagamento aparece na conta da loja, e você recebe um e-mail em ${email}. ${
            isConfirmedAtOnce(payment)
              ? `Isso costuma levar ${usualTimes[kind]}.`
              : 'Isso pode levar de alguns minutos até o próximo dia útil, quando a loja confere o extrato do banco. Guarde o comprovante.'
          }`}
        </p>
        <p>
          Se o prazo acabar antes, o seu pagamento continua valendo: o pedido volta se ainda houver estoque, ou o valor
          é devolvido.
        </p>
        {payment.canClaim && (
          <ActionForm name="ja-paguei" path={path} look="outline" className="max-sm:w-full">
            Avisar que paguei e guardar os produtos
          </ActionForm>
        )}
      </div>
    </details>
  );
}

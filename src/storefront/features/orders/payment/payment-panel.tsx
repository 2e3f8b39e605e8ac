import { type ReactNode, useRef, useState } from 'react';
import { formatReais } from '#rules/money.ts';
import { buttonClass, Button } from '#ui/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { TextAreaField } from '#ui/forms/field.tsx';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { ActionForm } from '../../../commerce/forms/action-form.tsx';
import { PixQr } from '../../../commerce/pix-qr.tsx';
import type { PaymentView } from '../view/order-view.server.ts';
import { PaymentClock, toDueText } from './payment-clock.tsx';

interface PaymentPanelProps {
  payment: PaymentView;
  /** Where the buyer gets the shop's mails. */
  email: string;
  path: string;
  /** How far the shop's clock is ahead of the browser's, in ms. */
  aheadMs: number;
}

/** How an unpaid order is paid: by its Pix code, or on the page of a payment service. */
export function PaymentPanel(props: PaymentPanelProps) {
  const { isPix, isRefused, isDemonstration, claimedAt } = props.payment;
  const title = isPix ? 'Pague com Pix' : 'Pague com cartão';
  return (
    <section aria-labelledby="pagamento" className="mt-6 rounded-card bg-tint px-[min(--spacing(5),5.6vw)] py-5 lg:p-6">
      <h2 id="pagamento" className="text-h3">
        {claimedAt === undefined ? title : 'Pix em conferência'}
      </h2>
      {isDemonstration && !isRefused && (
        <div className="mt-4 flex flex-col gap-3 rounded-input bg-warn-soft px-[min(--spacing(4),4.5vw)] py-3 text-warn">
          <p>
            <strong className="block font-semibold">Loja de demonstração: não pague este Pix.</strong>
            <span>
              O código é de faz de conta e o banco vai recusá-lo. Para ver o que acontece depois, use o botão.
            </span>
          </p>
          <ActionForm name="demonstracao" path={props.path} look="outline" className="max-sm:w-full">
            Fazer de conta que paguei
          </ActionForm>
        </div>
      )}
      {claimedAt === undefined ? <OpenPayment {...props} /> : <ClaimedPayment {...props} />}
    </section>
  );
}

function OpenPayment({ payment, email, path, aheadMs }: PaymentPanelProps) {
  const { amount, code, link, dueAt, now, isPix, isRefused } = payment;
  return (
    <>
      <CodeGrid code={code}>
        <div className="flex flex-wrap gap-x-8 gap-y-3">
          <Amount amount={amount} />
          <PaymentClock dueAt={dueAt} now={now} aheadMs={aheadMs} />
        </div>
        {link && (
          <a href={link} className={buttonClass('primary', 'regular', 'max-sm:w-full sm:self-start')}>
            {isPix ? 'Abrir a página do Pix' : 'Pagar com cartão'}
          </a>
        )}
        {code && <CopyCode code={code.text} />}
        {!code && !link && !isRefused && (
          <Note tone="plain" icon="clock">
            {isPix
              ? 'Estamos gerando o código. Ele aparece aqui em instantes.'
              : 'Estamos preparando o pagamento. O link aparece aqui em instantes.'}
          </Note>
        )}
        {code && (
          <p className="text-pretty">
            {isConfirmedAtOnce(payment)
              ? `Pagou? A confirmação chega em segundos, aqui e em ${email}.`
              : `Pagou? A confirmação chega em ${email} até o fim do próximo dia útil.`}
          </p>
        )}
        {!isRefused && <AlreadyPaid email={email} payment={payment} path={path} />}
      </CodeGrid>
      <OtherWays payment={payment} path={path} />
    </>
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
        <CodeGrid code={code}>{code && <CopyCode code={code.text} />}</CodeGrid>
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
  return (
    <div className={`mt-5 grid gap-6 ${code ? 'md:grid-cols-[minmax(0,240px)_minmax(0,1fr)]' : ''}`}>
      <div className="flex flex-col gap-4 md:order-last">{children}</div>
      {code && (
        <div className="max-md:border-t max-md:border-line max-md:pt-5">
          <h3 className="text-body font-semibold md:hidden">Pagar por outro aparelho</h3>
          <p className="mt-1 mb-4 text-small text-ink-2 md:hidden">Leia este QR Code com o app do banco.</p>
          <div className="mx-auto w-full max-w-60 rounded-input bg-white p-1">
            <PixQr drawing={code.drawing} />
          </div>
        </div>
      )}
    </div>
  );
}

/** Each method has its own total: only Pix has the discount. */
function OtherWays({ payment: { options, isRefused }, path }: Pick<PaymentPanelProps, 'payment' | 'path'>) {
  if (options.length === 0) return null;
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="text-body font-semibold">{isRefused ? 'Escolha como pagar' : 'Prefere pagar de outro jeito?'}</h3>
      <div className="mt-3 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {options.map(({ kind, label, total }) => (
          <ActionForm
            key={kind}
            name="pagar"
            path={path}
            fields={{ tipo: kind }}
            look={isRefused ? 'primary' : 'outline'}
            className="max-sm:w-full"
          >
            {`${label}: ${formatReais(total)}`}
          </ActionForm>
        ))}
      </div>
    </div>
  );
}

/** What happens to money that is on its way; where only a statement of the bank shows it, the buyer can have the goods kept. */
function AlreadyPaid({ email, payment, path }: Pick<PaymentPanelProps, 'email' | 'payment' | 'path'>) {
  return (
    <details className="disclosure">
      <summary className="button button-link -ml-1 w-fit">Já paguei</summary>
      <div className="mt-2 flex flex-col gap-2 text-ink-2">
        <p>
          {`Ótimo. Esta página muda quando o pagamento aparece na conta da loja, e você recebe um e-mail em ${email}. ${
            isConfirmedAtOnce(payment)
              ? `Isso costuma levar ${payment.isPix ? 'segundos' : 'poucos minutos'}.`
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

/** A button that copies "Pix copia e cola", and the code itself in a field that is selected as a whole, folded on a phone. */
function CopyCode({ code }: { code: string }) {
  const folded = useRef<HTMLDetailsElement>(null);
  const [status, setStatus] = useState('');
  const isHydrated = useIsHydrated();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setStatus('Código copiado. Agora cole no app do seu banco, em Pix copia e cola.');
    } catch {
      // The browser does not allow it: the selected text can be copied by hand.
      if (folded.current) folded.current.open = true;
      folded.current?.querySelector('textarea')?.focus();
      setStatus('Não deu para copiar. O código está selecionado: copie com o seu teclado ou toque nele.');
    }
  };
  return (
    <div className="flex flex-col gap-3">
      {isHydrated ? (
        <Button icon="link" onClick={() => void copy()} className="max-sm:w-full sm:self-start">
          Copiar código
        </Button>
      ) : (
        <p className="flex min-h-13 items-center text-ink-2">Selecione todo o código abaixo e copie.</p>
      )}
      <p role="status" className="text-small text-ok empty:absolute">
        {status}
      </p>
      <p className="text-pretty text-ink-2">
        No app do seu banco, escolha Pix e cole o código em Pix copia e cola, ou leia o QR Code. Confira o valor antes
        de confirmar.
      </p>
      {/* The whole code is in sight, as far as the browser fits fields to their text. */}
      <details ref={folded} className="phone-disclosure [&_textarea]:field-sizing-content [&_textarea]:break-all">
        <summary className="button button-link -ml-1 w-fit">Ver o código</summary>
        <TextAreaField
          key={code}
          name="codigo"
          label="Pix copia e cola"
          readOnly
          rows={6}
          defaultValue={code}
          spellCheck={false}
          autoComplete="off"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </details>
    </div>
  );
}

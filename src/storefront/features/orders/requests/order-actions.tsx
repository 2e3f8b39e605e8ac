import { buttonClass } from '#ui/button.tsx';
import { NewTabLink } from '#ui/new-tab-link.tsx';
import type { FormResult } from '#web/forms/form-result.ts';
import { StreetFields } from '../../../commerce/account/street-fields.tsx';
import { AccountForm } from '../../../commerce/forms/account-form.tsx';
import { ActionForm, ConfirmForm } from '../../../commerce/forms/action-form.tsx';
import { refundTargets } from '../../../commerce/payments/payment-words.ts';
import { useWhatsAppHref } from '../../../shops/shop-context.tsx';
import type { OrderView } from '../view/order-view.server.ts';
import { ContractLinks } from './contract-links.tsx';
import { RequestForm } from './request-form.tsx';

interface OrderActionsProps {
  order: OrderView;
  path: string;
  result: FormResult | undefined;
}

/** What the buyer can do with the order now. */
export function OrderActions({ order, path, result }: OrderActionsProps) {
  const { canCancel, canCancelRest, canCorrectAddress, payment } = order;
  const target = refundTargets[order.amounts.kind];
  return (
    <section aria-labelledby="acoes" className="my-4 print:hidden">
      <h2 id="acoes" className="text-h3">
        O que você quer fazer?
      </h2>
      {/* While the order waits for its payment, nobody wants the same again. */}
      {!payment && (
        <div className="mt-4">
          <ActionForm name="repetir" path={path} look="secondary">
            Comprar de novo
          </ActionForm>
        </div>
      )}
      <div className="ruled mt-4 border-y border-line">
        {canCorrectAddress && <AddressCorrection order={order} path={path} result={result} />}
        {canCancel && (
          <ConfirmForm
            name="cancelar"
            path={path}
            label="Cancelar pedido"
            about={order.number}
            question={
              order.isPaid
                ? `Cancelar este pedido? O valor volta ${target}.`
                : 'Cancelar este pedido? Se você já pagou, espere a confirmação antes de cancelar.'
            }
            answer="Sim, cancelar"
          />
        )}
        {canCancelRest && (
          <ConfirmForm
            name="cancelar-resto"
            path={path}
            label="Cancelar o que falta enviar"
            about={order.number}
            question={`Cancelar o que ainda não foi enviado? O valor dessas peças volta ${target}.`}
            answer="Sim, cancelar"
          />
        )}
        {order.requestKinds.map((kind) => (
          <RequestForm key={kind} kind={kind} order={order} path={path} result={result} />
        ))}
        <WhatsAppLink number={order.number} />
        <ContractLinks contracts={order.contracts} />
      </div>
    </section>
  );
}

/** Nothing if the shop is not at WhatsApp. */
function WhatsAppLink({ number }: { number: string }) {
  const href = useWhatsAppHref(`Olá. É sobre o pedido ${number}.`);
  if (href === undefined) return null;
  return (
    <p>
      <NewTabLink href={href} className={buttonClass('link', 'regular', '-ml-1')}>
        Falar sobre este pedido no WhatsApp
      </NewTabLink>
    </p>
  );
}

function AddressCorrection({ order: { address }, path, result }: OrderActionsProps) {
  const { cep, cidade, uf, ...stored } = address;
  const isWrong = result?.form === 'endereco' && !result.ok;
  return (
    <details className="open:pb-4" open={isWrong}>
      <summary className="button button-link -ml-1 w-fit">Corrigir endereço</summary>
      <div className="mt-3">
        <p className="mb-4 text-ink-2">
          {`CEP ${cep}, ${cidade} - ${uf}. O CEP não muda, porque o frete foi calculado para ele.`}
        </p>
        <AccountForm name="endereco" path={path} result={result} stored={stored} submitLabel="Salvar endereço">
          <input type="hidden" name="cep" value={cep} />
          <input type="hidden" name="cidade" value={cidade} />
          <input type="hidden" name="uf" value={uf} />
          <StreetFields />
        </AccountForm>
      </div>
    </details>
  );
}

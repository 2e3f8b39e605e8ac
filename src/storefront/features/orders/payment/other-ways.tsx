import { formatReais } from '#rules/money.ts';
import { ActionForm } from '../../../commerce/forms/action-form.tsx';
import type { PaymentView } from '../view/order-view.server.ts';

interface OtherWaysProps {
  payment: PaymentView;
  path: string;
}

/** Each method has its own total: only Pix has the discount. After a refusal all are listed. */
export function OtherWays({ payment, path }: OtherWaysProps) {
  const { options, isRefused } = payment;
  if (options.length === 0) return null;
  return (
    <div className="mt-5 border-t border-line pt-4 print:hidden">
      <h3 className="text-body font-semibold">{isRefused ? 'Escolha como pagar' : 'Prefere pagar de outro jeito?'}</h3>
      <div className="mt-3 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {options.map((option, index) => (
          <ActionForm
            key={option.kind}
            name="pagar"
            path={path}
            fields={{ tipo: option.kind }}
            look={isRefused && index === 0 ? 'primary' : 'outline'}
            className="max-sm:w-full"
          >
            {`${toLabel(option, payment)}: ${formatReais(option.total)}`}
          </ActionForm>
        ))}
      </div>
    </div>
  );
}

/** The card that was refused is not to be tried again. */
const toLabel = ({ kind, label }: PaymentView['options'][number], payment: PaymentView): string =>
  payment.isRefused && payment.kind === 'cartao' && kind === 'cartao' ? 'Outro cartão' : label;

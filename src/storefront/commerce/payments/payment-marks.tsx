import type { PaymentKind } from '#contract/buying/checkout.ts';
import file from '../../assets/payments.svg?url';

interface Mark {
  name: string;
  kind: PaymentKind;
  /** The view of the file that shows it. */
  view: string;
}

const toMark = (name: string, kind: PaymentKind = 'cartao'): Mark => ({ name, kind, view: name.toLowerCase() });

/** The eleven of specification 2, in its order, each with the payment method that it belongs to. */
const marks: readonly Mark[] = [
  toMark('Mastercard'),
  toMark('Diners'),
  toMark('Pix', 'pix'),
  toMark('Visa'),
  toMark('Amex'),
  toMark('Boleto', 'boleto'),
  toMark('Aura'),
  toMark('Discover'),
  toMark('Elo'),
  toMark('Hipercard'),
  toMark('JCB'),
];

/** The marks of payment methods, as pictures with their names; all are one cached file. */
export function PaymentMarks({ methods }: { methods: readonly PaymentKind[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-1.5">
      {marks
        .filter(({ kind }) => methods.includes(kind))
        .map(({ name, view }) => (
          <li key={name}>
            <img src={`${file}#${view}`} alt={name} width="40" height="26" className="h-[26px] w-10" loading="lazy" />
          </li>
        ))}
    </ul>
  );
}

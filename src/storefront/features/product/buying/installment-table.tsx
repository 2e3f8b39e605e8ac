import { formatReais } from '#rules/money.ts';
import type { InstallmentView } from '../view/offer-view.server.ts';

/** All card installments, collapsed at first. */
export function InstallmentTable({ installments }: { installments: readonly InstallmentView[] }) {
  if (installments.length < 2) return null;
  return (
    <details className="group">
      <summary className="text-link inline-flex min-h-11 items-center text-small lg:min-h-8">
        Ver todas as parcelas
      </summary>
      <table className="mt-2 w-full max-w-md text-small tabular-nums">
        <caption className="sr-only">Parcelas no cartão de crédito</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Parcelas</th>
            <th scope="col">Juros</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {installments.map((option) => (
            <tr key={option.count} className="border-b border-line">
              <td className="py-2">
                {option.count}x de <b className="font-semibold">{formatReais(option.amount)}</b>
              </td>
              <td className="py-2 text-ink-2">{option.hasInterest ? 'com juros' : 'sem juros'}</td>
              <td className="py-2 text-right text-ink-2">{formatReais(option.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

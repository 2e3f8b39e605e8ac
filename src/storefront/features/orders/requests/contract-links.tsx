import { buttonClass } from '#ui/button.tsx';
import { NewTabLink } from '#ui/new-tab-link.tsx';
import type { OrderView } from '../view/order-view.server.ts';

/** The copies of the contract, each with the code by which it can be told whether a saved one is unchanged. */
export function ContractLinks({ contracts }: Pick<OrderView, 'contracts'>) {
  const [current] = contracts;
  if (!current) return null;
  const links = contracts.map((contract, index) => ({ ...contract, label: toLabel(index, contracts.length) }));
  return (
    <>
      {links.map(({ href, label }) => (
        <p key={href}>
          <NewTabLink href={href} className={buttonClass('link', 'regular', '-ml-1')}>
            {label}
          </NewTabLink>
        </p>
      ))}
      <details className="text-small open:pb-3 text-ink-2">
        <summary className="flex min-h-11 w-fit items-center rounded-input underline underline-offset-4 lg:min-h-6">
          Código de conferência
        </summary>
        <div className="mt-1 flex flex-col gap-2">
          <p>É a soma SHA-256 do arquivo do contrato: enquanto ela for a mesma, nenhuma letra dele mudou.</p>
          {links.map(({ href, label, hash }) => (
            <p key={href}>
              {links.length > 1 && <span className="block">{label}</span>}
              <code className="block break-all">{hash}</code>
            </p>
          ))}
        </div>
      </details>
    </>
  );
}

function toLabel(index: number, copies: number): string {
  if (index === 0) return 'Guardar ou imprimir o contrato';
  return `Contrato de antes da troca de pagamento${copies > 2 ? `, cópia ${index}` : ''}`;
}

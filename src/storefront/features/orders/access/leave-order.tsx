import { ActionForm } from '../../../commerce/forms/action-form.tsx';

/** A buyer without an account is perhaps on a machine of others: the order stays open in this browser until it is left. */
export function LeaveOrder({ path }: { path: string }) {
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-6 text-small text-ink-2 print:hidden">
      <p>Este pedido fica aberto neste navegador por 30 dias.</p>
      <ActionForm name="sair" path={path} className="-ml-1">
        Sair deste pedido
      </ActionForm>
    </div>
  );
}

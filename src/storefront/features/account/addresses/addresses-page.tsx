import { href, Link } from 'react-router';
import type { Address } from '#contract/customers/address.ts';
import { maxAddresses } from '#rules/customers/addresses.ts';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Tag } from '#ui/tag.tsx';
import type { FormResult } from '#web/forms/form-result.ts';
import { AddressLines } from '../../../commerce/account/address-lines.tsx';
import { ActionForm, ConfirmForm } from '../../../commerce/forms/action-form.tsx';
import { FormMessage, PageMessage } from '../../../commerce/forms/form-message.tsx';
import { paths } from '../../../paths.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';

/** The last path segment of the page of a new address. */
export const newAddressId = 'novo';

const done = {
  endereco: 'Endereço salvo.',
  principal: 'Este agora é o seu endereço principal.',
  excluir: 'Endereço excluído.',
};

interface AddressesPageProps {
  addresses: readonly Address[];
  result: FormResult | undefined;
}

export function AddressesPage({ addresses, result }: AddressesPageProps) {
  const toHref = useShopHref();
  const newPath = toHref(href(paths.address, { endereco: newAddressId }));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 tabIndex={-1}>Seus endereços</h1>
        {addresses.length > 0 && addresses.length < maxAddresses && (
          <Link to={newPath} className={buttonClass('primary')}>
            Adicionar endereço
          </Link>
        )}
      </div>
      {addresses.length >= maxAddresses && (
        <p className="mt-3 text-ink-2">
          Cada conta guarda até {maxAddresses} endereços. Exclua um para adicionar outro.
        </p>
      )}
      <PageMessage result={result} done={done} />
      {addresses.length === 0 ? (
        <EmptyState
          text="Você ainda não guardou endereços. Guarde um e a sua próxima compra fica mais rápida."
          action={
            <Link to={newPath} className={buttonClass('primary')}>
              Adicionar endereço
            </Link>
          }
        />
      ) : (
        <ul aria-label="Seus endereços" className="mt-6 grid gap-4 xl:grid-cols-2">
          {addresses.map((address) => (
            <li key={address.id} className="flex flex-col rounded-card border border-line p-5 lg:p-6">
              <AddressCard address={address} refusal={findRefusal(result, address)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Why an address cannot be the main one; '' unless that was tried. */
function findRefusal(result: FormResult | undefined, { id }: Address): string {
  if (!result || result.ok || result.values?.['id'] !== String(id)) return '';
  return result.fields?.['id'] ?? '';
}

function AddressCard({ address, refusal }: { address: Address; refusal: string }) {
  const toHref = useShopHref();
  const id = String(address.id);
  const path = toHref(href(paths.address, { endereco: id }));
  const name = address.nome || `${address.rua}, ${address.numero}`;
  return (
    <>
      <h2 className="flex flex-wrap items-center gap-3 text-h3">
        <span>{address.nome || 'Endereço'}</span>
        {address.principal && <Tag>Principal</Tag>}
      </h2>
      <div className="mt-3 flex-1 text-ink-2">
        <AddressLines address={address} />
      </div>
      {refusal && (
        <div className="mt-3">
          <FormMessage error={refusal} done={undefined} />
          <Link to={path} aria-label={`Corrigir ${name}`} className={buttonClass('secondary', 'regular', 'mt-3')}>
            Corrigir este endereço
          </Link>
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-start gap-x-6">
        <Link to={path} aria-label={`Mudar ${name}`} className={buttonClass('link')}>
          Mudar
        </Link>
        {!address.principal && (
          <ActionForm name="principal" path={paths.addresses} fields={{ id }} label={`Tornar principal: ${name}`}>
            Tornar principal
          </ActionForm>
        )}
        <ConfirmForm
          name="excluir"
          path={paths.addresses}
          fields={{ id }}
          label="Excluir"
          about={name}
          question="Excluir este endereço da sua conta?"
          answer="Sim, excluir"
        />
      </div>
    </>
  );
}

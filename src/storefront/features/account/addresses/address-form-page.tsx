import { Link } from 'react-router';
import type { Address } from '#contract/customers/address.ts';
import { Icon } from '#ui/icon.tsx';
import { CheckField, TextField } from '#web/forms/fields.tsx';
import type { FormResult } from '#web/forms/form-result.ts';
import { AddressFields } from '../../../commerce/account/address-fields.tsx';
import { filledField, toFilledText } from '../../../commerce/account/fill-address.ts';
import { AccountForm } from '../../../commerce/forms/account-form.tsx';
import { paths } from '../../../paths.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';

interface AddressFormPageProps {
  /** Undefined for a new address. */
  address: Address | undefined;
  path: string;
  result: FormResult | undefined;
}

export function AddressFormPage({ address, path, result }: AddressFormPageProps) {
  const toHref = useShopHref();
  return (
    <>
      <Link to={toHref(paths.addresses)} className="inline-flex min-h-11 items-center gap-2 text-small hover:underline">
        <Icon name="arrow-left" className="size-5" />
        Todos os endereços
      </Link>
      <h1 tabIndex={-1} className="mt-1 mb-6">
        {address ? 'Mudar endereço' : 'Novo endereço'}
      </h1>
      <AccountForm
        name="endereco"
        path={path}
        result={result}
        submitLabel="Salvar endereço"
        {...(address && { stored: toStored(address) })}
      >
        <AddressFields note={result?.ok ? undefined : result?.note} />
        <TextField
          name="nome"
          label="Apelido do endereço (opcional)"
          hint="Como Casa ou Trabalho."
          autoComplete="off"
          maxLength={40}
        />
        {address?.principal ? (
          <p className="text-small text-ink-2">Este é o seu endereço principal.</p>
        ) : (
          <CheckField name="principal">Usar como endereço principal</CheckField>
        )}
      </AccountForm>
    </>
  );
}

/** Another CEP replaces what the stored one had filled in. */
function toStored({ id: _id, principal: _principal, ...fields }: Address): Record<string, string> {
  return { ...fields, [filledField]: toFilledText(fields) };
}

import { Link } from 'react-router';
import type { Address } from '#contract/customers/address.ts';
import { states } from '#rules/postal-areas.ts';
import { Icon } from '#ui/icon.tsx';
import { CheckField, SelectField, TextField } from '#web/forms/fields.tsx';
import type { FormResult } from '#web/forms/form-result.ts';
import { useField } from '#web/forms/use-form.ts';
import { filledField } from '../../../commerce/account/fill-address.ts';
import { paths } from '../../../routes.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { AccountForm } from '../forms/account-form.tsx';
import { PostalCodeLookup } from './postal-code-lookup.tsx';

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
        <AddressFields isMain={address?.principal ?? false} note={result?.ok ? undefined : result?.note} />
      </AccountForm>
    </>
  );
}

function toStored({ id: _id, principal: _principal, ...fields }: Address): Record<string, string> {
  return fields;
}

interface AddressFieldsProps {
  isMain: boolean;
  /** The server's note about the CEP, without script. */
  note: string | undefined;
}

function AddressFields({ isMain, note }: AddressFieldsProps) {
  return (
    <>
      {/* Enter activates a form's first submit button, which must not be the lookup. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name={filledField} value={useField(filledField).defaultValue} />
      <PostalCodeLookup note={note} />
      <TextField name="rua" label="Rua" autoComplete="address-line1" maxLength={120} required />
      <div className="grid gap-4 sm:grid-cols-[1fr_2fr]">
        <TextField
          name="numero"
          label="Número"
          hint="Sem número? Escreva S/N."
          autoComplete="off"
          maxLength={20}
          required
        />
        <TextField name="complemento" label="Complemento (opcional)" autoComplete="address-line2" maxLength={80} />
      </div>
      <TextField name="bairro" label="Bairro" autoComplete="address-level3" maxLength={80} required />
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField name="cidade" label="Cidade" autoComplete="address-level2" maxLength={80} required />
        <SelectField name="uf" label="Estado" autoComplete="address-level1" required>
          {byCode.map(({ uf, name }) => (
            <option key={uf} value={uf}>
              {uf} - {name}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        name="nome"
        label="Apelido do endereço (opcional)"
        hint="Como Casa ou Trabalho."
        autoComplete="off"
        maxLength={40}
      />
      {isMain ? (
        <p className="text-small text-ink-2">Este é o seu endereço principal.</p>
      ) : (
        <CheckField name="principal">Usar como endereço principal</CheckField>
      )}
    </>
  );
}

// oxlint-disable-next-line unicorn/no-array-sort -- of a copy; Chrome 109 has no toSorted
const byCode = [...states].sort((one, other) => one.uf.localeCompare(other.uf));

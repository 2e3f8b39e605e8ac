import { Link } from 'react-router';
import type { Address } from '#contract/customers/address.ts';
import { Field } from '#ui/forms/field.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { Icon } from '#ui/icon.tsx';
import { states } from '#rules/postal-areas.ts';
import { filledField } from '../../../commerce/account/fill-address.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { paths } from '../../../routes.ts';
import { AccountForm, type ToField } from '../forms/account-form.tsx';
import type { FormResult } from '../forms/form-result.ts';
import { PostalCodeLookup } from './postal-code-lookup.tsx';

export const addressFormName = 'endereco';

interface AddressFormPageProps {
  /** Undefined for a new one. */
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
      <AccountForm name={addressFormName} path={path} result={result} submitLabel="Salvar endereço">
        {(toField) => <AddressFields address={address} toField={toField} note={result?.note} />}
      </AccountForm>
    </>
  );
}

interface AddressFieldsProps {
  address: Address | undefined;
  toField: ToField;
  /** What was found out about the CEP, where there is no script. */
  note: string | undefined;
}

function AddressFields({ address, toField, note }: AddressFieldsProps) {
  return (
    <>
      {/* Enter presses a form's first submit button: this one, not the look-up. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name={filledField} value={toField(filledField).defaultValue} />
      <PostalCodeLookup field={toField('cep', address?.cep)} note={note} />
      <Field {...toField('rua', address?.rua)} label="Rua" autoComplete="address-line1" maxLength={120} required />
      <div className="grid gap-4 sm:grid-cols-[1fr_2fr]">
        <Field
          {...toField('numero', address?.numero)}
          label="Número"
          hint="Sem número? Escreva S/N."
          autoComplete="off"
          maxLength={20}
          required
        />
        <Field
          {...toField('complemento', address?.complemento)}
          label="Complemento (opcional)"
          autoComplete="address-line2"
          maxLength={80}
        />
      </div>
      <Field
        {...toField('bairro', address?.bairro)}
        label="Bairro"
        autoComplete="address-level3"
        maxLength={80}
        required
      />
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <Field
          {...toField('cidade', address?.cidade)}
          label="Cidade"
          autoComplete="address-level2"
          maxLength={80}
          required
        />
        <StateField field={toField('uf', address?.uf)} />
      </div>
      <Field
        {...toField('nome', address?.nome)}
        label="Apelido do endereço (opcional)"
        hint="Como Casa ou Trabalho."
        autoComplete="off"
        maxLength={40}
      />
      {address?.principal ? (
        <p className="text-small text-ink-2">Este é o seu endereço principal.</p>
      ) : (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="principal"
            value="true"
            defaultChecked={toField('principal').defaultValue === 'true'}
            className="size-5 accent-brand"
          />
          Usar como endereço principal
        </label>
      )}
    </>
  );
}

// oxlint-disable-next-line unicorn/no-array-sort -- of a copy; Chrome 109 has no toSorted
const byCode = [...states].sort((one, other) => one.uf.localeCompare(other.uf));

function StateField({ field }: { field: ReturnType<ToField> }) {
  return (
    <SelectField {...field} label="Estado" autoComplete="address-level1" required>
      {byCode.map(({ uf, name }) => (
        <option key={uf} value={uf}>
          {uf} - {name}
        </option>
      ))}
    </SelectField>
  );
}

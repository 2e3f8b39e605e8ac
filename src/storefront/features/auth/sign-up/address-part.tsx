import { Field } from '#ui/forms/field.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { Icon } from '#ui/icon.tsx';
import { countries } from '#rules/customers/country.ts';
import { usePostalCode } from '../../../commerce/account/use-postal-code.ts';
import { PostalCodeField } from '../../../commerce/delivery/cep/postal-code-field.tsx';
import { addressNames, type FieldErrors, type SignUpValues, toFieldId } from './sign-up-fields.ts';

interface AddressPartProps {
  values: SignUpValues;
  errors: FieldErrors;
  stateCodes: readonly string[];
}

/** The second part of the form, for who wants it: the CEP fills in what is known of the address. */
export function AddressPart({ values, errors, stateCodes }: AddressPartProps) {
  const { lookup, fill } = usePostalCode();
  const isInUse = addressNames.some((name) => (values[name] ?? errors[name] ?? '') !== '');
  const field = (name: 'rua' | 'numero' | 'complemento' | 'bairro' | 'cidade' | 'uf') => ({
    id: toFieldId(name),
    name,
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <details className="disclosure rounded-card border border-line px-5" open={isInUse}>
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-medium">
        <span>
          Endereço de entrega <span className="font-normal text-ink-2">(opcional)</span>
        </span>
        <Icon name="chevron-down" className="disclosure-mark size-5" />
      </summary>
      <div className="grid gap-5 pt-1 pb-6 sm:grid-cols-6">
        <PostalCodeField
          id={toFieldId('cep')}
          className="sm:col-span-2"
          name="cep"
          defaultValue={values.cep}
          error={errors.cep}
          onInput={({ currentTarget: { form } }) => {
            if (form) void fill(form);
          }}
        />
        <p role="status" className="self-end text-small text-ink-2 empty:hidden sm:col-span-4 sm:pb-3">
          {lookup.text}
        </p>
        <Field {...field('rua')} className="sm:col-span-4 sm:col-start-1" label="Rua" autoComplete="address-line1" />
        <Field {...field('numero')} className="sm:col-span-2" label="Número" maxLength={20} />
        <Field {...field('complemento')} className="sm:col-span-3" label="Complemento (opcional)" />
        <Field {...field('bairro')} className="sm:col-span-3" label="Bairro" autoComplete="address-level3" />
        <Field {...field('cidade')} className="sm:col-span-4" label="Cidade" autoComplete="address-level2" />
        <SelectField {...field('uf')} className="sm:col-span-2" label="Estado" autoComplete="address-level1">
          {stateCodes.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </SelectField>
        <p className="text-small text-ink-2 sm:col-span-6">
          País: {countries[0].nome}. Entregamos só no {countries[0].nome}, por enquanto.
        </p>
      </div>
    </details>
  );
}

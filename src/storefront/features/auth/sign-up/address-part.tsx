import { use } from 'react';
import { countries } from '#rules/customers/country.ts';
import { Icon } from '#ui/icon.tsx';
import { PostalCodeField, SelectField, TextField } from '#web/forms/fields.tsx';
import { FormContext } from '#web/forms/use-form.ts';
import { usePostalCode } from '../../../commerce/account/use-postal-code.ts';

const names = ['cep', 'rua', 'numero', 'complemento', 'bairro', 'cidade', 'uf'] as const;

/** The optional address fields, which the CEP fills. */
export function AddressPart({ stateCodes }: { stateCodes: readonly string[] }) {
  const { lookup, fill } = usePostalCode();
  const { values = {}, errors = {} } = use(FormContext) ?? {};
  const isInUse = names.some((name) => [values[name], errors[name]].some(Boolean));
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
          className="sm:col-span-2"
          onInput={({ currentTarget: { form } }) => {
            if (form) void fill(form);
          }}
        />
        <p role="status" className="self-end text-small text-ink-2 empty:hidden sm:col-span-4 sm:pb-3">
          {lookup?.text}
        </p>
        <TextField name="rua" className="sm:col-span-4 sm:col-start-1" label="Rua" autoComplete="address-line1" />
        <TextField name="numero" className="sm:col-span-2" label="Número" maxLength={20} />
        <TextField name="complemento" className="sm:col-span-3" label="Complemento (opcional)" />
        <TextField name="bairro" className="sm:col-span-3" label="Bairro" autoComplete="address-level3" />
        <TextField name="cidade" className="sm:col-span-4" label="Cidade" autoComplete="address-level2" />
        <SelectField name="uf" className="sm:col-span-2" label="Estado" autoComplete="address-level1">
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

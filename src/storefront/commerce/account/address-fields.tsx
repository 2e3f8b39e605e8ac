import { states } from '#rules/postal-areas.ts';
import { SelectField, TextField } from '#web/forms/fields.tsx';
import { useField } from '#web/forms/use-form.ts';
import { filledField } from './fill-address.ts';
import { PostalCodeLookup } from './postal-code-lookup.tsx';
import { StreetFields } from './street-fields.tsx';

/**
 * The fields of an address, CEP first, which fills the others. Another submit button of the form saves it. `note` is what the server
 * says about the CEP, without script.
 */
export function AddressFields({ note }: { note: string | undefined }) {
  return (
    <>
      {/* Enter activates a form's first submit button, which must not be the lookup. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name={filledField} value={useField(filledField).defaultValue} />
      <PostalCodeLookup note={note} />
      <StreetFields />
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField name="cidade" label="Cidade" autoComplete="address-level2" maxLength={80} required />
        <SelectField name="uf" label="Estado" autoComplete="address-level1" required>
          {byName.map(({ uf, name }) => (
            <option key={uf} value={uf}>
              {`${name} (${uf})`}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  );
}

const byName = [...states].sort((one, other) => one.name.localeCompare(other.name));

import { TextField } from '#web/forms/fields.tsx';

/** The fields of an address below its CEP. */
export function StreetFields() {
  return (
    <>
      <TextField name="rua" label="Rua" autoComplete="address-line1" maxLength={120} required />
      <div className="@container">
        <div className="grid gap-4 @md:grid-cols-[1fr_2fr]">
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
      </div>
      <TextField name="bairro" label="Bairro" autoComplete="address-level3" maxLength={80} required />
    </>
  );
}

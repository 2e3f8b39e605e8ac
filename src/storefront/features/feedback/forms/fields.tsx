// Fields that several messages share.

import { starPath } from '#ui/stars.tsx';
import { RadioGroup, SelectField, TextField } from '#web/forms/fields.tsx';

export function NameField({ label = 'Nome' }: { label?: string }) {
  // Spam often has an e-mail address in the name.
  return (
    <TextField name="nome" label={label} autoComplete="name" required minLength={2} maxLength={120} pattern="[^@]+" />
  );
}

export function EmailField({ label = 'E-mail' }: { label?: string }) {
  return <TextField name="email" label={label} type="email" autoComplete="email" required maxLength={254} />;
}

export function ContactField() {
  return <TextField name="contato" label="Telefone (opcional)" type="tel" autoComplete="tel" maxLength={30} />;
}

interface ChoiceFieldProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

export function ChoiceField({ name, label, options }: ChoiceFieldProps) {
  return (
    <SelectField name={name} label={label} required>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}

interface YesNoFieldProps {
  name: string;
  legend: string;
  isRequired?: boolean;
}

export function YesNoField({ name, legend, isRequired = false }: YesNoFieldProps) {
  return (
    <RadioGroup name={name} legend={legend} isRequired={isRequired}>
      {(chosen) => (
        <div className="flex gap-6">
          {[
            ['s', 'Sim'],
            ['n', 'Não'],
          ].map(([value, label]) => (
            <label key={value} className="flex min-h-11 items-center gap-2.5">
              <input
                type="radio"
                name={name}
                value={value}
                required={isRequired}
                defaultChecked={chosen === value}
                className="size-5 accent-brand"
              />
              {label}
            </label>
          ))}
        </div>
      )}
    </RadioGroup>
  );
}

const meanings = ['Ruim', 'Fraco', 'Regular', 'Bom', 'Ótimo'];

/** One to five stars as radio buttons; CSS fills every star up to the checked one. */
export function StarsField({ name, legend }: { name: string; legend: string }) {
  return (
    <RadioGroup name={name} legend={legend} isRequired>
      {(chosen) => (
        <div className="star-choice">
          {meanings.map((meaning, index) => {
            const stars = index + 1;
            return (
              <label key={meaning}>
                <input
                  type="radio"
                  className="covering-input"
                  name={name}
                  value={stars}
                  required
                  defaultChecked={chosen === String(stars)}
                />
                <svg viewBox="0 0 20 20" aria-hidden="true">
                  <path d={starPath} />
                </svg>
                <span className="sr-only">
                  {`${stars} ${stars === 1 ? 'estrela' : 'estrelas'}, ${meaning.toLowerCase()}`}
                </span>
              </label>
            );
          })}
        </div>
      )}
    </RadioGroup>
  );
}

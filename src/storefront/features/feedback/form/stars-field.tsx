import { starPath } from '#ui/star-path.ts';
import { RadioGroup } from '#web/forms/fields.tsx';

const meanings = ['Ruim', 'Fraco', 'Regular', 'Bom', 'Ótimo'];

interface StarsFieldProps {
  name: string;
  legend: string;
}

/** One to five stars as radio buttons: every star up to the chosen one is filled, by CSS alone. */
export function StarsField({ name, legend }: StarsFieldProps) {
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
                  {stars} {stars === 1 ? 'estrela' : 'estrelas'}, {meaning.toLowerCase()}
                </span>
              </label>
            );
          })}
        </div>
      )}
    </RadioGroup>
  );
}

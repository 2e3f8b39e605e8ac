import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import type { Consent, ConsentCategory } from '#web/consent/consent-value.ts';
import { decideConsent, readConsent } from '#web/consent/consent.ts';

const categories: readonly { category: ConsentCategory; label: string; text: string }[] = [
  {
    category: 'analytics',
    label: 'Análise',
    text: 'Contam visitas e mostram quais páginas ajudam, para melhorar a loja.',
  },
  {
    category: 'marketing',
    label: 'Marketing',
    text: 'Medem de onde você veio e permitem mostrar ofertas nossas em outros sites.',
  },
];
const nothing: Consent = { analytics: false, marketing: false };

/** Opens whenever `opening` changes. It stays mounted, so that closing it restores the focus. */
export function PreferencesDialog({ opening }: { opening: number }) {
  const [closed, setClosed] = useState(0);
  const close = () => setClosed(opening);
  return (
    <Dialog isOpen={closed !== opening} onClose={close} title="Preferências de cookies">
      <Choices key={opening} onDone={close} />
    </Dialog>
  );
}

function Choices({ onDone }: { onDone: () => void }) {
  const [choice, setChoice] = useState<Consent>(() => {
    const state = readConsent();
    return typeof state === 'string' ? nothing : state;
  });
  const save = (consent: Consent) => {
    decideConsent(consent);
    onDone();
  };
  return (
    <div className="flex flex-col gap-5 px-5 pb-5">
      <ul className="ruled">
        <Category label="Necessários" text="Guardam a sacola, a sua conta e esta escolha. Estão sempre ativos." />
        {categories.map(({ category, label, text }) => (
          <Category
            key={category}
            label={label}
            text={text}
            isOn={choice[category]}
            onChange={(isOn) => setChoice({ ...choice, [category]: isOn })}
          />
        ))}
      </ul>
      <div className="grid gap-2 sm:grid-cols-3">
        <Button look="secondary" className="consent-answer" onClick={() => save(choice)}>
          Salvar escolhas
        </Button>
        <Button look="secondary" className="consent-answer" onClick={() => save({ analytics: true, marketing: true })}>
          Aceitar tudo
        </Button>
        <Button look="secondary" className="consent-answer" onClick={() => save(nothing)}>
          Recusar tudo
        </Button>
      </div>
    </div>
  );
}

interface CategoryProps {
  label: string;
  text: string;
  isOn?: boolean;
  /** Without it the category cannot be switched off. */
  onChange?: (isOn: boolean) => void;
}

function Category({ label, text, isOn = true, onChange }: CategoryProps) {
  const id = useId();
  return (
    <li className="flex items-start gap-3 py-4">
      <input
        id={id}
        type="checkbox"
        aria-describedby={`${id}-text`}
        className="mt-0.5 size-6 shrink-0 accent-brand"
        checked={isOn}
        disabled={!onChange}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <div>
        <label htmlFor={id} className="block font-semibold">
          {label}
        </label>
        <p id={`${id}-text`} className="text-small text-ink-2">
          {text}
        </p>
      </div>
    </li>
  );
}

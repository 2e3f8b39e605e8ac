import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { decideConsent, readConsent } from '../../lib/consent/consent.ts';
import type { Consent, ConsentCategory } from '../../lib/consent/consent-value.ts';

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

export function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const [choice, setChoice] = useState<Consent>(() => {
    const state = readConsent();
    return typeof state === 'string' ? nothing : state;
  });
  const save = (consent: Consent) => {
    decideConsent(consent);
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title="Preferências de cookies">
      <div className="flex flex-col gap-5 px-5 pb-5">
        <ul className="divide-y divide-line">
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
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" className="consent-answer" onClick={() => save(choice)}>
            Salvar escolhas
          </Button>
          <Button
            look="secondary"
            className="consent-answer"
            onClick={() => save({ analytics: true, marketing: true })}
          >
            Aceitar tudo
          </Button>
          <Button look="secondary" className="consent-answer" onClick={() => save(nothing)}>
            Recusar tudo
          </Button>
        </div>
      </div>
    </Dialog>
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
  return (
    <li>
      <label className="flex min-h-11 items-start gap-3 py-4">
        <input
          type="checkbox"
          className="mt-0.5 size-6 shrink-0 accent-brand"
          checked={isOn}
          disabled={!onChange}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <span>
          <b className="block font-semibold">{label}</b>
          <span className="text-small text-ink-2">{text}</span>
        </span>
      </label>
    </li>
  );
}

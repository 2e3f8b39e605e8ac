import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/forms/field.tsx';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';

interface CopyCodeProps {
  code: string;
  kind: 'pix' | 'boleto';
}

const texts = {
  pix: {
    label: 'Pix copia e cola',
    copied: 'Código copiado. Agora cole no app do seu banco, em Pix copia e cola.',
    hint: 'No app do seu banco, escolha Pix e cole o código em Pix copia e cola, ou leia o QR Code. Confira o valor antes de confirmar.',
  },
  boleto: {
    label: 'Linha digitável',
    copied: 'Código copiado. Agora cole no app do seu banco, em pagar boleto.',
    hint: 'No app do seu banco, escolha pagar boleto e cole o código. Confira o valor antes de confirmar.',
  },
} as const;

/** A button that copies the code of a Pix or a boleto, and the code itself in a field that is selected as a whole, folded on a phone. */
export function CopyCode({ code, kind }: CopyCodeProps) {
  const { label, copied, hint } = texts[kind];
  const folded = useRef<HTMLDetailsElement>(null);
  const [status, setStatus] = useState('');
  const isHydrated = useIsHydrated();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setStatus(copied);
    } catch {
      // The browser does not allow it: the selected text can be copied by hand.
      if (folded.current) folded.current.open = true;
      folded.current?.querySelector('textarea')?.focus();
      setStatus('Não deu para copiar. O código está selecionado: copie com o seu teclado ou toque nele.');
    }
  };
  return (
    <div className="flex flex-col gap-3">
      {isHydrated ? (
        <Button icon="copy" onClick={() => void copy()} className="max-sm:w-full sm:self-start">
          Copiar código
        </Button>
      ) : (
        <p className="flex min-h-13 items-center text-ink-2">Selecione todo o código abaixo e copie.</p>
      )}
      <p role="status" className="text-small text-ok empty:absolute">
        {status}
      </p>
      <p className="text-pretty text-ink-2">{hint}</p>
      {/* The whole code is in sight, as far as the browser fits fields to their text. */}
      <details ref={folded} className="phone-disclosure [&_textarea]:field-sizing-content [&_textarea]:break-all">
        <summary className="button button-link -ml-1 w-fit">Ver o código</summary>
        <TextAreaField
          key={code}
          name="codigo"
          label={label}
          readOnly
          rows={kind === 'pix' ? 6 : 2}
          defaultValue={code}
          spellCheck={false}
          autoComplete="off"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </details>
    </div>
  );
}

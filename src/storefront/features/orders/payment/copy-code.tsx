import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/forms/field.tsx';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';

/** "Pix copia e cola" in a field that is selected as a whole, with a button that copies it. */
export function CopyCode({ code }: { code: string }) {
  const area = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState('');
  const isHydrated = useIsHydrated();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setStatus('Código copiado. Agora cole no app do seu banco, em Pix copia e cola.');
    } catch {
      // The browser does not allow it: the selected text can be copied by hand.
      area.current?.querySelector('textarea')?.focus();
      setStatus('Não deu para copiar. O código está selecionado: copie com o seu teclado ou toque nele.');
    }
  };
  return (
    // The whole code is in sight, as far as the browser fits fields to their text.
    <div ref={area} className="flex flex-col gap-3 [&_textarea]:field-sizing-content [&_textarea]:break-all">
      <TextAreaField
        key={code}
        name="codigo"
        label="Pix copia e cola"
        readOnly
        rows={6}
        defaultValue={code}
        spellCheck={false}
        autoComplete="off"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {isHydrated ? (
        <Button icon="link" onClick={() => void copy()} className="max-sm:w-full sm:self-start">
          Copiar código
        </Button>
      ) : (
        <p className="flex min-h-13 items-center text-small text-ink-2">Toque no código, selecione tudo e copie.</p>
      )}
      <p role="status" className="text-small text-ok empty:absolute">
        {status}
      </p>
    </div>
  );
}

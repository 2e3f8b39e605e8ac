import { useSearchParams } from 'react-router';
import { Note } from '#ui/feedback/note.tsx';

export const noticeKey = 'aviso';

const notices: Readonly<Record<string, string>> = {
  'conta-excluida': 'Sua conta foi excluída e você saiu da loja. Se um dia quiser voltar, é só criar outra conta.',
};

/** Explains above the page why the visitor was redirected to it; shown until the next navigation. */
export function ArrivalNotice() {
  const [query] = useSearchParams();
  const name = query.get(noticeKey) ?? '';
  const text = Object.hasOwn(notices, name) ? notices[name] : undefined;
  if (text === undefined) return null;
  return (
    <div className="row pt-4">
      <Note role="status" tone="ok" icon="check">
        {text}
      </Note>
    </div>
  );
}

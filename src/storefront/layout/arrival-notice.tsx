import { useSearchParams } from 'react-router';
import { Note } from '#ui/feedback/note.tsx';
import { noticeKey, notices } from '../commerce/notices.ts';

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

import { useSearchParams } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import { noticeKey, notices } from '../../lib/notices.ts';

/** Tells above the page why somebody was sent to it; it stays until the next page. */
export function ArrivalNotice() {
  const [query] = useSearchParams();
  const name = query.get(noticeKey) ?? '';
  const text = Object.hasOwn(notices, name) ? notices[name] : undefined;
  if (text === undefined) return null;
  return (
    <div className="row pt-4">
      <p role="status" className="flex items-center gap-2.5 rounded-input bg-ok-soft px-4 py-3 text-ok">
        <Icon name="check" className="size-5" />
        {text}
      </p>
    </div>
  );
}

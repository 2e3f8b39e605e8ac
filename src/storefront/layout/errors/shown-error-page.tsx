import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { ErrorView } from '#web/errors/error-view.ts';
import { onErrorPage } from '#web/errors/error-view.ts';

/** Throws the failure of a call that the visitor makes in debug mode to the error page, until the next navigation. */
export function ShownErrorPage({ isDebugAllowed }: { isDebugAllowed: boolean }) {
  const { key, search } = useLocation();
  const [shown, setShown] = useState<{ view: ErrorView; key: string }>();
  const isDebug = isDebugAllowed && new URLSearchParams(search).has('debug');
  useEffect(() => (isDebug ? onErrorPage((view) => setShown({ view, key })) : undefined), [isDebug, key]);
  if (shown?.key === key)
    throw Object.assign(new Error(shown.view.message), { status: shown.view.status, data: shown.view });
  return null;
}

// The code of the zoom loads when pointer or focus are on a picture.
import { useEffect } from 'react';
import { lazyWithFallback } from '#web/lazy-with-fallback.tsx';
import { toFile } from '../../../commerce/pictures/picture.ts';
import type { ZoomDialogProps } from './zoom-dialog.tsx';

const load = () => import('./zoom-dialog.tsx');

export const LazyZoomDialog = lazyWithFallback(async () => (await load()).ZoomDialog, OpenFile);

export function prepareZoom(): void {
  void load().catch(() => undefined);
}

/** As the link would without script; without a connection the page stays. */
function OpenFile({ pictures, shown, onFail }: ZoomDialogProps) {
  const picture = shown === null ? undefined : pictures[shown];
  useEffect(() => {
    onFail();
    if (picture && navigator.onLine) window.location.assign(toFile(picture, 'zoom'));
  }, [picture, onFail]);
  return null;
}

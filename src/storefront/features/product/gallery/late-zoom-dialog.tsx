// Its code comes when a finger or the focus is on a picture.
import { useEffect } from 'react';
import { lazyOr } from '../../../lib/late/lazy-or.tsx';
import { toFile } from '../../../commerce/pictures/picture.ts';
import type { ZoomDialogProps } from './zoom-dialog.tsx';

const load = () => import('./zoom-dialog.tsx');

export const LateZoomDialog = lazyOr(async () => (await load()).ZoomDialog, OpenFile);

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

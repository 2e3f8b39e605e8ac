// Its code comes when a finger or the focus is on a picture.
import { type ComponentType, lazy, useEffect } from 'react';
import { toFile } from '../../../lib/views/picture.ts';
import type { ZoomDialogProps } from './zoom-dialog.tsx';

const load = () => import('./zoom-dialog.tsx');

export const LateZoomDialog = lazy(() =>
  load().then(
    (loaded): { default: ComponentType<ZoomDialogProps> } => ({ default: loaded.ZoomDialog }),
    () => ({ default: OpenFile }),
  ),
);

export function prepareZoom(): void {
  void load().catch(() => undefined);
}

/** As the link would without script; without a connection the page stays. */
function OpenFile({ pictures, shown }: ZoomDialogProps) {
  const picture = shown === null ? undefined : pictures[shown];
  useEffect(() => {
    if (picture && navigator.onLine) window.location.assign(toFile(picture, 'zoom'));
  }, [picture]);
  return null;
}

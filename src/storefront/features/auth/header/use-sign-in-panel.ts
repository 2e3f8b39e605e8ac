import { useState } from 'react';
import { usePopover } from '#ui/overlays/use-popover.ts';
import type { SignInPanel } from './sign-in-panel.tsx';

/** Loaded on demand. */
const loadPanel = () => import('./sign-in-panel.tsx');

/** The visitor's dropdown. `fallbackHref` is opened if the panel's chunk cannot be loaded. */
export function useSignInPanel(fallbackHref: string) {
  const { open, ...popover } = usePopover<HTMLAnchorElement>();
  const [Panel, setPanel] = useState<typeof SignInPanel>();
  return {
    ...popover,
    Panel,
    async open() {
      open();
      try {
        const loaded = await loadPanel();
        setPanel(() => loaded.SignInPanel);
      } catch {
        window.location.assign(fallbackHref);
      }
    },
    /** Preloads the chunk; a failure shows when the button is pressed. */
    prepare: () => void loadPanel().catch(() => undefined),
  };
}

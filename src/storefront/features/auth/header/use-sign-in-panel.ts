import { useState } from 'react';
import { usePopover } from '#ui/overlays/use-popover.ts';
import type { SignInPanel } from './sign-in-panel.tsx';

/** Its code comes when somebody reaches for it. */
const loadPanel = () => import('./sign-in-panel.tsx');

/** The visitor's dropdown. `fallbackHref` is opened when the panel's code cannot be fetched. */
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
    /** A failure shows itself when the button is pressed. */
    prepare: () => void loadPanel().catch(() => undefined),
  };
}

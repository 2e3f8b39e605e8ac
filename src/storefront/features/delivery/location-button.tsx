// The place of delivery in the top bar. This file: the button and its popover (specification 2).
import { lazy, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { toLocationText, useDeliveryLocation } from '../../lib/visitor/delivery-location.ts';

const loadPanel = () => import('./location-panel.tsx');
const LatePanel = lazy(async () => {
  try {
    return { default: (await loadPanel()).LocationPanel };
  } catch {
    return { default: () => <p>Não deu certo agora. Tente de novo em instantes.</p> };
  }
});

/** "CEP" while the place is unknown, else "Curitiba - PR". Without script it only says so: product and cart ask there. */
export function LocationButton() {
  const isHydrated = useIsHydrated();
  const popover = usePopover();
  const { root, button, panelId, isOpen, setOpen } = popover;
  if (!isHydrated) {
    return (
      <span className="location-button">
        <LocationLabel />
      </span>
    );
  }
  const preload = () => void loadPanel().catch(() => undefined);
  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        className="location-button hover:underline"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!isOpen)}
      >
        <LocationLabel />
      </button>
      {isOpen && (
        <div id={panelId} role="dialog" aria-label="Onde você quer receber" className="location-panel">
          <Suspense fallback={<span className="spinner mx-auto block" />}>
            <LatePanel onDone={popover.closeAndReturn} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

function LocationLabel() {
  const location = useDeliveryLocation();
  return (
    <>
      <Icon name="pin" className="size-4" />
      <span>
        Enviar para <b className="font-semibold">{location ? toLocationText(location) : 'CEP'}</b>
      </span>
    </>
  );
}

/** Closes on Esc, which gives the focus back, on a press or focus elsewhere, and when the page is left. */
function usePopover() {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt === key;
  const setOpen = useCallback((wanted: boolean) => setOpenedAt(wanted ? key : undefined), [key]);
  const closeAndReturn = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, [setOpen]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', (event) => event.key === 'Escape' && closeAndReturn(), { signal });
    return () => listening.abort();
  }, [isOpen, setOpen, closeAndReturn]);
  return { root, button, panelId, isOpen, setOpen, closeAndReturn };
}

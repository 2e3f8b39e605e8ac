// The delivery location in the top bar. This file: the button and its popover (specification 2).

import { Suspense, useId } from 'react';
import { tryLaterText } from '#contract/messages/field-sentences.ts';
import { Icon } from '#ui/icon.tsx';
import { usePopover } from '#ui/overlays/use-popover.ts';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { lazyWithFallback } from '#web/lazy-with-fallback.tsx';
import { toLocationText, useDeliveryLocation } from '../../commerce/delivery/delivery-location.ts';

const loadPanel = () => import('./location-panel.tsx');
const LazyPanel = lazyWithFallback(
  async () => (await loadPanel()).LocationPanel,
  () => <p>{tryLaterText}</p>,
);

/** "CEP" while the location is unknown, else "Curitiba - PR". Without script it is text: product and cart have the form. */
export function LocationButton() {
  const isHydrated = useIsHydrated();
  const panelId = useId();
  const { root, trigger, isOpen, open, close, closeAndReturn } = usePopover<HTMLButtonElement>();
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
        ref={trigger}
        type="button"
        className="location-button hover:underline"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={isOpen ? close : open}
      >
        <LocationLabel />
      </button>
      {isOpen && (
        <div id={panelId} role="dialog" aria-label="Onde você quer receber" className="popover location-panel">
          <Suspense fallback={<span className="spinner mx-auto block" />}>
            <LazyPanel onDone={closeAndReturn} />
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
        <span>{location ? 'Enviar para ' : 'Informe seu '}</span>
        <b className="font-semibold">{location ? toLocationText(location) : 'CEP'}</b>
      </span>
    </>
  );
}

// Modal surfaces on the native <dialog>: the browser traps focus, closes on Esc and returns focus. CSS locks the scroll.

import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Icon } from '../icon.tsx';

export type DialogPlacement = 'center' | 'left' | 'right' | 'sheet' | 'full';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The accessible name; also the visible heading unless `header` replaces it. */
  title: string;
  /** For a visible heading that receives the focus when the focused element is removed. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  header?: ReactNode;
  footer?: ReactNode;
  placement?: DialogPlacement;
  children: ReactNode;
}

export function Dialog({
  isOpen,
  onClose,
  title,
  titleRef,
  header,
  footer,
  placement = 'center',
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const isPressed = useRef(false);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (isOpen && !dialog.open) dialog.showModal();
    if (!isOpen && dialog.open) dialog.close();
  }, [isOpen]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the click is on the backdrop; Esc is the key for it
    <dialog
      ref={ref}
      className={`dialog dialog-${placement}`}
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={(event) => {
        isPressed.current = event.target === event.currentTarget;
      }}
      onPointerUp={(event) => {
        isPressed.current &&= event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // The press has to start and end on the backdrop: a text selection may end outside the dialog.
        if (event.target === event.currentTarget && isPressed.current) onClose();
      }}
    >
      <div className="flex h-full max-h-[inherit] flex-col">
        <div className={header ? '' : 'flex items-center justify-between gap-4 px-5 pt-4 pb-3'}>
          <h2 ref={titleRef} id={titleId} className={header ? 'sr-only' : 'text-h3'}>
            {title}
          </h2>
          {header ?? <CloseButton onClose={onClose} />}
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
        {footer}
      </div>
    </dialog>
  );
}

export function CloseButton({ onClose, className = '' }: { onClose: () => void; className?: string }) {
  return (
    <button type="button" className={`icon-button -mr-2.5 ${className}`} onClick={onClose}>
      <Icon name="close" />
      <span className="sr-only">Fechar</span>
    </button>
  );
}

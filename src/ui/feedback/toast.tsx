// Toasts at the lower edge, one at a time, visible for 5 s; pointer and focus pause the timer. By keyboard the undo of a removal
// has the focus at once, and gives it back.

import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIsHoveredOrFocused } from '../use-is-hovered-or-focused.ts';

export interface ToastMessage {
  text: string;
  action?: { label: string; onPress: () => void; isUndo?: boolean } | { label: string; href: string };
  /** The message stays until the signal aborts or the visitor closes it; newer messages replace it temporarily. */
  until?: AbortSignal;
}

const visibleMs = 5000;
const ToastContext = createContext<(message: ToastMessage) => void>(() => undefined);

/** Shows a message, which replaces the previous one. */
export function useToast(): (message: ToastMessage) => void {
  return use(ToastContext);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<ToastMessage>();
  const [lasting, setLasting] = useState<ToastMessage>();
  const [host, setHost] = useState<HTMLDialogElement | null>(null);
  const hide = useCallback((done: ToastMessage) => (done.until ? setLasting(undefined) : setMessage(undefined)), []);
  const show = useCallback((next: ToastMessage) => {
    // Everything outside an open modal dialog is inert, so the message is moved into it until it closes.
    const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
    dialog?.addEventListener('close', () => setHost(null), { once: true });
    setHost(dialog);
    if (next.until) {
      next.until.addEventListener('abort', () => setLasting((current) => (current === next ? undefined : current)));
      setLasting(next);
    } else {
      setMessage({ ...next });
    }
  }, []);

  return (
    <ToastContext value={show}>
      {children}
      {host ? (
        createPortal(<ToastArea message={message ?? lasting} onDone={hide} />, host)
      ) : (
        <ToastArea message={message ?? lasting} onDone={hide} />
      )}
    </ToastContext>
  );
}

interface ToastAreaProps {
  message: ToastMessage | undefined;
  onDone: (message: ToastMessage) => void;
}

const close: ToastMessage['action'] = { label: 'Fechar', onPress: () => undefined };

function ToastArea({ message, onDone }: ToastAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const isPaused = useIsHoveredOrFocused(area);
  useEffect(() => {
    if (!message || message.until || isPaused) return undefined;
    const timer = setTimeout(() => onDone(message), visibleMs);
    return () => clearTimeout(timer);
  }, [message, isPaused, onDone]);
  const action = message?.action ?? (message?.until && close);
  return (
    <div ref={area} className="toast-area" role="status">
      {message && (
        <div className="toast">
          <span>{message.text}</span>
          {action && <ToastAction action={action} onDone={() => onDone(message)} />}
        </div>
      )}
    </div>
  );
}

function ToastAction({ action, onDone }: { action: NonNullable<ToastMessage['action']>; onDone: () => void }) {
  const { ref, remember, giveBack } = useBorrowedFocus('isUndo' in action && action.isUndo ? action : undefined);
  // A label beside a long message keeps its words whole.
  const className = 'min-h-11 shrink-0 px-2 font-semibold underline underline-offset-4';
  if ('href' in action) {
    return (
      <a href={action.href} className={`${className} inline-flex items-center`} onClick={onDone}>
        {action.label}
      </a>
    );
  }
  return (
    <button
      ref={ref}
      type="button"
      className={className}
      onFocus={(event) => remember(event.relatedTarget)}
      onKeyDown={({ key }) => key === 'Tab' && giveBack('heading')}
      onClick={() => {
        giveBack('any');
        action.onPress();
        onDone();
      }}
    >
      {action.label}
    </button>
  );
}

/**
 * A removal by keyboard leaves the focus on the heading of its list, far from the toast: its undo takes the focus from there. A
 * press gives it back, and so does Tab, which then goes on behind the heading.
 */
function useBorrowedFocus(undo: ToastMessage['action']) {
  const ref = useRef<HTMLButtonElement>(null);
  const origin = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const focused = document.activeElement;
    if (undo && isHeading(focused) && focused.matches(':focus-visible')) ref.current?.focus();
  }, [undo]);
  return {
    ref,
    remember(target: EventTarget | null) {
      origin.current = target instanceof HTMLElement ? target : undefined;
    },
    giveBack(to: 'heading' | 'any') {
      if (to === 'any' || isHeading(origin.current)) origin.current?.focus({ preventScroll: true });
    },
  };
}

function isHeading(element: Element | null | undefined): element is HTMLHeadingElement {
  return element instanceof HTMLHeadingElement;
}

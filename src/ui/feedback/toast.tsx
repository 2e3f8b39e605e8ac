// Toasts at the lower edge, one at a time, visible for 5 s; pointer and focus pause the timer. After a removal by keyboard its undo
// button is focused.

import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
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

  const area = <ToastArea message={message ?? lasting} onDone={hide} />;
  return (
    <ToastContext value={show}>
      {children}
      {host ? createPortal(area, host) : area}
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
  const textId = useId();
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
          <span id={textId}>{message.text}</span>
          {action && <ToastAction action={action} textId={textId} onDone={() => onDone(message)} />}
        </div>
      )}
    </div>
  );
}

interface ToastActionProps {
  action: NonNullable<ToastMessage['action']>;
  textId: string;
  onDone: () => void;
}

function ToastAction({ action, textId, onDone }: ToastActionProps) {
  const { ref, remember, returnToHeading } = useUndoFocus('isUndo' in action && action.isUndo ? action : undefined);
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
      aria-describedby={textId}
      className={className}
      onFocus={(event) => remember(event.relatedTarget)}
      onKeyDown={(event) => {
        // An Enter that is still held from the removal does not undo it.
        if (event.repeat && event.key === 'Enter') event.preventDefault();
        if (event.key === 'Tab') returnToHeading();
      }}
      onClick={() => {
        action.onPress();
        onDone();
      }}
    >
      {action.label}
    </button>
  );
}

/**
 * After a removal by keyboard the heading of the list has the focus, far from the toast, so its undo button takes the focus. When the
 * button disappears, the element that had the focus before gets it back.
 */
function useUndoFocus(undo: ToastMessage['action']) {
  const ref = useRef<HTMLButtonElement>(null);
  const before = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const focused = document.activeElement;
    if (undo && focused instanceof HTMLHeadingElement && focused.matches(':focus-visible')) ref.current?.focus();
  }, [undo]);
  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (button && button === document.activeElement) before.current?.focus({ preventScroll: true });
    };
  }, []);
  return {
    ref,
    /** A window that gets the focus back names no element. */
    remember(target: EventTarget | null) {
      if (target instanceof HTMLElement) before.current = target;
    },
    /** Called on Tab: the browser then continues from the heading, not from the toast. */
    returnToHeading() {
      if (before.current instanceof HTMLHeadingElement) before.current.focus({ preventScroll: true });
    },
  };
}

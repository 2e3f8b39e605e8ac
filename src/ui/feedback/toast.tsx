// Short messages at the lower edge, one at a time, for 5 s; pointer and focus hold them.
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';

export interface ToastMessage {
  text: string;
  action?: { label: string; onPress: () => void } | { label: string; href: string };
}

const visibleMs = 5000;
const ToastContext = createContext<(message: ToastMessage) => void>(() => undefined);

/** Shows a message; an earlier one gives way. */
export function useToast(): (message: ToastMessage) => void {
  return use(ToastContext);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<ToastMessage>();
  const [isHeld, setHeld] = useState(false);
  const show = useCallback((next: ToastMessage) => setMessage({ ...next }), []);
  const hide = useCallback(() => setMessage(undefined), []);

  useEffect(() => {
    if (!message || isHeld) return;
    const timer = setTimeout(hide, visibleMs);
    return () => clearTimeout(timer);
  }, [message, isHeld, hide]);

  const hold = useMemo(
    () => ({
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    }),
    [],
  );

  return (
    <ToastContext value={show}>
      {children}
      <div className="toast-area" role="status" {...hold}>
        {message && (
          <div className="toast">
            <span>{message.text}</span>
            {message.action && <ToastAction action={message.action} onDone={hide} />}
          </div>
        )}
      </div>
    </ToastContext>
  );
}

function ToastAction({ action, onDone }: { action: NonNullable<ToastMessage['action']>; onDone: () => void }) {
  const className = 'min-h-11 px-2 font-semibold underline underline-offset-4';
  if ('href' in action) {
    return (
      <a href={action.href} className={`${className} inline-flex items-center`} onClick={onDone}>
        {action.label}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        action.onPress();
        onDone();
      }}
    >
      {action.label}
    </button>
  );
}

// Who opens panels: styles do, under mouse and focus, until script has opened or closed one or focus has come by keys.

export function leaveToScript(menu: Element | null): void {
  menu?.setAttribute('data-enhanced', '');
}

export function leaveToStyles(menu: Element | null): void {
  menu?.removeAttribute('data-enhanced');
}

/** A press brings focus too: a panel that closed by it would be gone before the press ends, and its link would not be followed. */
export const isFocusByKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(':focus-visible');

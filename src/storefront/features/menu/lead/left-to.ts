// Who opens panels: styles do, under mouse and focus, until script has opened or closed one or focus has come.

export function leaveToScript(menu: Element | null): void {
  menu?.setAttribute('data-enhanced', '');
}

export function leaveToStyles(menu: Element | null): void {
  menu?.removeAttribute('data-enhanced');
}

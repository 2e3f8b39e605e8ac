import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { leaveToScript, leaveToStyles } from './left-to.ts';
import type { LedMenu } from './lead-menu.ts';

/**
 * What leads the menu comes when somebody turns to it. Where it cannot come, styles lead until the next document: to ask with each
 * move of a mouse would ask without end.
 */
export function useLedMenu(menu: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const led = useRef<Promise<LedMenu | undefined>>(undefined);
  const lead = (): Promise<LedMenu | undefined> => (led.current ??= start());

  async function start(): Promise<LedMenu | undefined> {
    try {
      const { leadMenu } = await import('./lead-menu.ts');
      return menu.current ? leadMenu(menu.current) : undefined;
    } catch {
      return undefined;
    }
  }

  // For good: going back to the page must not open it again.
  useLayoutEffect(() => void led.current?.then((it) => it?.close()), [key]);
  useEffect(() => {
    // Styles may have opened what is under a resting pointer.
    const leadByEscape = ({ key: name, defaultPrevented }: KeyboardEvent) => {
      if (name !== 'Escape' || defaultPrevented || led.current) return;
      if (menu.current?.matches(':hover, :focus-within')) void lead().then((it) => it?.close());
    };
    document.addEventListener('keydown', leadByEscape);
    return () => {
      document.removeEventListener('keydown', leadByEscape);
      void led.current?.then((it) => it?.stop());
      led.current = undefined;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- for as long as the menu stands there
  }, []);

  return {
    press: (button: Element) => void lead().then((it) => it?.toggle(button)),
    leadMouse() {
      if (!led.current) void lead().then((it) => it?.meet());
    },
    /** Focus opens nothing by itself: styles would. */
    leadFocus() {
      leaveToScript(menu.current);
      void lead().then((it) => it ?? leaveToStyles(menu.current));
    },
  };
}

import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isFocusByKeys, leaveToScript, leaveToStyles } from './left-to.ts';
import type { LedMenu } from './lead-menu.ts';

/**
 * What leads the menu comes when somebody turns to it. Until then styles open panels under mouse and focus, but not after Escape
 * or focus has closed them. Where it cannot come, styles lead until the next page: to ask with each move of a mouse would ask without
 * end.
 */
export function useLedMenu(menu: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const led = useRef<Promise<LedMenu | undefined>>(undefined);
  const dismissed = useRef<Element | null>(null);
  const lead = (): Promise<LedMenu | undefined> => (led.current ??= start());

  async function start(): Promise<LedMenu | undefined> {
    try {
      const { leadMenu } = await import('./lead-menu.ts');
      if (!menu.current) return undefined;
      const it = leadMenu(menu.current);
      it.meet(dismissed.current);
      return it;
    } catch {
      return undefined;
    }
  }

  /** Closes what styles have opened, also while the rest is still on its way. */
  function closeByScript(): void {
    leaveToScript(menu.current);
    dismissed.current = menu.current?.querySelector('.menu-item:hover') ?? null;
    void lead().then((it) => it ?? leaveToStyles(menu.current));
  }

  useLayoutEffect(() => {
    const asked = led.current;
    if (!asked) return;
    closeByScript();
    void asked.then((it) => {
      // For good: going back to the page must not open it again.
      if (it) it.close();
      else if (led.current === asked) led.current = undefined;
    });
    // oxlint-disable-next-line react/exhaustive-deps -- only another page closes it
  }, [key]);
  useEffect(() => {
    // Styles may have opened what is under a resting pointer.
    const closeByEscape = ({ key: name, defaultPrevented }: KeyboardEvent) => {
      if (name === 'Escape' && !defaultPrevented && menu.current?.matches(':hover, :focus-within')) closeByScript();
    };
    document.addEventListener('keydown', closeByEscape);
    return () => {
      document.removeEventListener('keydown', closeByEscape);
      void led.current?.then((it) => it?.stop());
      led.current = undefined;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- for as long as the menu stands there
  }, []);

  return {
    press: (button: Element) => void lead().then((it) => it?.toggle(button)),
    leadMouse: () => void lead(),
    /** Focus opens nothing by itself: styles would. */
    leadFocus: ({ target }: FocusEvent<HTMLElement>) => isFocusByKeys(target) && closeByScript(),
  };
}

// What the menu does beyond its styles. It changes attributes of what the server wrote, which React leaves alone.
import { isFocusByKeys } from './left-to.ts';
import { findOpen, hasPanel, isEntry, isIn, locate, type Place, showPanel, showThird } from './menu-elements.ts';
import { createPatientChoice } from './patient-choice.ts';

const openMs = 120;
const closeMs = 300;
const switchMs = 120;

export interface LedMenu {
  /** The mouse may have come before: what it is over stays, or opens as if it came now, unless that was dismissed. */
  meet: (dismissed?: Element | null) => void;
  close: () => void;
  /** Opens or closes the panel of a button. */
  toggle: (button: Element) => void;
  stop: () => void;
}

/**
 * A panel opens 120 ms after a mouse came over its item and closes 300 ms after it left; while the pointer moves towards the
 * open one, the items that it crosses do not take over, nor do entries on the way to the third level. Focus opens nothing by
 * itself. Escape closes the panel, wherever the focus is.
 */
export function leadMenu(menu: HTMLElement): LedMenu {
  const stopped = new AbortController();
  const pointer = followPointer(menu, stopped.signal);
  const close = () => {
    pointer.cancel();
    showPanel(menu, null);
  };
  followKeys(menu, stopped.signal, close);
  return {
    meet: pointer.meet,
    close,
    toggle(button) {
      pointer.cancel();
      const { item } = locate(button);
      showPanel(menu, item === findOpen(menu) ? null : item);
    },
    stop() {
      stopped.abort();
      pointer.cancel();
    },
  };
}

function followPointer(menu: HTMLElement, signal: AbortSignal) {
  const findBox = (selector: string) => findOpen(menu)?.querySelector(selector)?.getBoundingClientRect();
  const panels = createPatientChoice<Element | null>({
    choose: (item) => showPanel(menu, item),
    findTarget: () => findBox('.menu-panel'),
  });
  const entries = createPatientChoice<Element>({
    choose: showThird,
    findTarget: () => findBox('[data-active] > .menu-third'),
  });
  let over: Place = { item: null, entry: null };

  const move = (event: PointerEvent, target: EventTarget | null): void => {
    const { item, entry } = locate(target);
    if (item !== over.item && event.pointerType === 'mouse') {
      panels.follow(event);
      panels.consider(item && hasPanel(item) ? item : null, item ? openMs : closeMs);
    }
    if (entry !== over.entry) {
      if (entry && isEntry(entry)) entries.consider(entry, switchMs);
      else entries.cancel();
    }
    over = { item, entry };
  };
  menu.addEventListener('pointerover', (event) => move(event, event.target), { signal });
  menu.addEventListener('pointerout', (event) => !isIn(menu, event.relatedTarget) && move(event, null), { signal });
  menu.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType === 'mouse') panels.follow(event);
      entries.follow(event);
    },
    { signal },
  );
  return {
    meet(dismissed?: Element | null) {
      over = locate(menu.querySelector('.menu-second > li:hover') ?? menu.querySelector('.menu-item:hover'));
      const { item, entry } = over;
      if (entry && isEntry(entry)) showThird(entry);
      if (item && item !== dismissed && hasPanel(item)) panels.consider(item, openMs);
    },
    cancel() {
      panels.cancel();
      entries.cancel();
    },
  };
}

function followKeys(menu: HTMLElement, signal: AbortSignal, close: () => void): void {
  const enter = ({ target }: FocusEvent) => {
    if (!isFocusByKeys(target)) return;
    const { item, entry } = locate(target);
    if (item !== findOpen(menu)) close();
    if (entry && isEntry(entry)) showThird(entry);
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!isIn(menu, relatedTarget)) close();
  };
  const dismiss = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const open = findOpen(menu);
    close();
    if (open && isIn(open, event.target)) open.querySelector<HTMLElement>('.menu-toggle')?.focus();
  };
  menu.addEventListener('focusin', enter, { signal });
  menu.addEventListener('focusout', leave, { signal });
  document.addEventListener('keydown', dismiss, { signal });
}

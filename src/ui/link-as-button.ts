import type { KeyboardEvent, MouseEvent } from 'react';

/** For a link that navigates without script and is a button with script: Space activates it too, as it does a button. */
export function linkAsButton(press: () => void) {
  return {
    role: 'button',
    onClick(event: MouseEvent) {
      event.preventDefault();
      press();
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== ' ') return;
      event.preventDefault();
      if (!event.repeat) press();
    },
  };
}

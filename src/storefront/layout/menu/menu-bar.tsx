import { useRef } from 'react';
import { Served } from '../../lib/served/served.tsx';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { useLedMenu } from './lead/use-led-menu.ts';

/**
 * Disclosure navigation with top-level links. All links stand in the first HTML; without script panels open by CSS under
 * pointer and focus, and below 1024 the whole menu shows when the address names it.
 */
export function MenuBar() {
  const isHydrated = useIsHydrated();
  const menu = useRef<HTMLElement>(null);
  const { press, leadMouse, leadFocus } = useLedMenu(menu);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- for the buttons in it
    <nav
      ref={menu}
      id="menu"
      className="menu-bar"
      aria-label="Menu principal"
      data-hydrated={isHydrated || undefined}
      onFocus={leadFocus}
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && leadMouse()}
      onClick={({ target }) => {
        const button = target instanceof Element && target.closest('.menu-toggle');
        if (button) press(button);
      }}
    >
      <Served name="menu" as="ul" className="row menu-list" />
    </nav>
  );
}

import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { Point } from './aim.ts';
import { usePatientChoice } from './use-patient-choice.ts';

const openMs = 120;
const closeMs = 300;

export const toPanelId = (index: number): string => `menu-${index}`;

/**
 * Which panel is open. A panel opens 120 ms after the pointer came and closes 300 ms after it left; while the pointer moves
 * towards the open one, the items that it crosses do not take over. A navigation closes it, and Escape wherever the focus is.
 */
export function useMenuBar() {
  const { key } = useLocation();
  const [isLed, setLed] = useState(false);
  const [opened, setOpened] = useState<{ index: number; at: string }>();
  const openIndex = opened?.at === key ? opened.index : undefined;
  // For good: going back to the page must not open it again.
  if (opened && opened.at !== key) setOpened(undefined);

  const show = useCallback(
    (index: number | undefined) => setOpened(index === undefined ? undefined : { index, at: key }),
    [key],
  );
  const pointer = usePatientChoice<number | undefined>({
    choose: show,
    findTarget: () =>
      openIndex === undefined ? undefined : document.getElementById(toPanelId(openIndex))?.getBoundingClientRect(),
  });

  useEffect(() => {
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // Also what CSS has opened.
      setLed(true);
      pointer.cancel();
      show(undefined);
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [pointer, show]);

  return useMemo(
    () => ({
      openIndex,
      close() {
        pointer.cancel();
        show(undefined);
      },
      /** Whether script leads: from the first pointer or focus that it saw come. Until then CSS opens what is under the pointer. */
      isLed,
      lead: () => setLed(true),
      follow: pointer.follow,
      enter(index: number | undefined, point: Point) {
        setLed(true);
        pointer.follow(point);
        pointer.consider(index, openMs);
      },
      leave: () => pointer.consider(undefined, closeMs),
      toggle(index: number) {
        pointer.cancel();
        show(openIndex === index ? undefined : index);
      },
    }),
    [openIndex, isLed, pointer, show],
  );
}

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';

const openMs = 120;
const closeMs = 300;

interface Point {
  clientX: number;
  clientY: number;
}

/**
 * Which panel is open. A panel opens 120 ms after the pointer came and closes 300 ms after it left; while one is open and
 * the pointer moves down towards it, the items that it crosses do not take over. A navigation closes it.
 */
export function useMenuBar() {
  const { key } = useLocation();
  const [isLed, setLed] = useState(false);
  const [opened, setOpened] = useState<{ index: number; at: string }>();
  const openIndex = opened?.at === key ? opened.index : undefined;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef<Point>(undefined);

  const show = useCallback(
    (index: number | undefined) => setOpened(index === undefined ? undefined : { index, at: key }),
    [key],
  );
  const after = useCallback(
    (ms: number, index: number | undefined) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => show(index), ms);
    },
    [show],
  );
  const close = useCallback(() => {
    clearTimeout(timer.current);
    show(undefined);
  }, [show]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return useMemo(
    () => ({
      openIndex,
      close,
      /** Whether script leads: from the first pointer or focus that it saw come. Until then CSS opens what is under the pointer. */
      isLed,
      lead: () => setLed(true),
      enter(index: number | undefined, point: Point) {
        setLed(true);
        const isOnItsWay = openIndex !== undefined && isHeadingDown(last.current, point);
        after(isOnItsWay ? closeMs : openMs, index);
      },
      leave(point: Point) {
        last.current = { clientX: point.clientX, clientY: point.clientY };
        after(closeMs, undefined);
      },
      toggle(index: number) {
        clearTimeout(timer.current);
        show(openIndex === index ? undefined : index);
      },
    }),
    [openIndex, isLed, after, close, show],
  );
}

/** Whether the way between two points leads down more than it leads aside: towards the panel under the bar. */
export function isHeadingDown(from: Point | undefined, to: Point): boolean {
  if (!from) return false;
  return to.clientY - from.clientY > Math.abs(to.clientX - from.clientX) / 2;
}

import { useEffect, useRef } from 'react';
import type { FormResult } from '#web/forms/form-result.ts';
import { type Step, toSection } from '../steps/steps.ts';

/** Focuses the heading of the section that has just been opened; a refused form focuses its errors itself. */
export function useOpenFocus(open: Step, result: FormResult | undefined): void {
  const shown = useRef(open);
  const isRefused = result !== undefined && !result.ok;
  useEffect(() => {
    if (shown.current === open) return;
    shown.current = open;
    if (isRefused) return;
    const heading = document.getElementById(`${toSection(open)}-titulo`);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  }, [open, isRefused]);
}

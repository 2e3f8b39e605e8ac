import { type RefObject, useEffect, useRef } from 'react';
import type { FormResult } from '#web/forms/form-result.ts';

/** Applying or removing a coupon unmounts the focused control, so the box takes the focus; after an error the field does. */
export function useCouponFocus(result: FormResult | undefined): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!result) return;
    const field = box.current?.querySelector<HTMLInputElement>('input[name=cupom]');
    if (!result.ok && field) field.focus();
    else box.current?.focus();
  }, [result]);
  return box;
}

import { useMemo } from 'react';
import { useToast } from '#ui/feedback/toast.tsx';
import { toMessage } from '#web/forms/form-result.ts';
import type { CartLine } from '../view/cart-view.ts';
import type { SendChange } from './use-cart-changes.ts';

export interface LineChanges {
  /** Removes a line and shows a toast with the result and an undo action. */
  remove: (line: CartLine) => void;
  setQuantity: (line: CartLine, quantity: number) => void;
}

/** The changes of one line, whose failures are shown as toasts. */
export function useLineChanges(change: SendChange): LineChanges {
  const showToast = useToast();
  return useMemo(() => {
    const send = async ({ identity }: CartLine, intent: 'add' | 'set' | 'remove', quantity: number) => {
      const form = new FormData();
      form.set('linha', identity);
      form.set('quantidade', String(quantity));
      form.set('intent', intent);
      const result = await change(form);
      if (result && !result.ok) showToast({ text: toMessage(result) });
      return result?.ok === true;
    };
    const remove = async (line: CartLine) => {
      // Undo is offered only after the response: restoring a line that is still in the cart would double its quantity.
      if (!(await send(line, 'remove', 0))) return;
      const restore = () => void send(line, 'add', line.quantity);
      showToast({ text: 'Removido da sacola', action: { label: 'Desfazer', onPress: restore, isUndo: true } });
    };
    return {
      remove: (line) => void remove(line),
      setQuantity: (line, quantity) => void send(line, 'set', quantity),
    };
  }, [change, showToast]);
}

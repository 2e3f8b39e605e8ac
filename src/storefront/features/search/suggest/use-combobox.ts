import { type RefObject, useEffect, useState } from 'react';
import { onTyped } from './on-typed.ts';

interface ComboboxOptions {
  field: RefObject<HTMLInputElement | null>;
  /** The element with `role="listbox"`; its options are links with ids. */
  listId: string;
  isOpen: boolean;
  /** The data of the options; when it changes, no option is active. */
  source: unknown;
  /** Called on arrow down or up while closed. */
  onOpen?: () => void;
  /** Called on Esc while open; without it the browser handles Esc. */
  onEscape?: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
/** They move the caret, so no option is active and Enter submits the text. */
const caretKeys = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/**
 * Makes a text field the combobox of a listbox (ARIA Authoring Practices, editable combobox with list autocomplete): focus
 * stays in the field, arrows move through the options, Enter follows the active one. The field is a plain search field until
 * this chunk has loaded, so the attributes are set here. Returns the id of the active option.
 */
export function useCombobox({ field, listId, isOpen, source, onOpen, onEscape }: ComboboxOptions): string | undefined {
  const [active, setActive] = useState<{ id: string | undefined; of: unknown }>();
  const activeId = isOpen && active?.of === source ? active?.id : undefined;

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const move = (step: number) => {
      const options = [...(document.getElementById(listId)?.querySelectorAll('[role="option"]') ?? [])];
      // The field itself, at -1, comes between the last option and the first.
      const stops = options.length + 1;
      const from = options.findIndex(({ id }) => id === activeId);
      const option = options[((from + 1 + step + stops) % stops) - 1];
      setActive({ id: option?.id, of: source });
      option?.scrollIntoView({ block: 'nearest' });
    };
    const press = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const step = steps[event.key];
      if (step !== undefined) {
        event.preventDefault();
        if (isOpen) move(step);
        else onOpen?.();
      } else if (event.key === 'Enter' && activeId) {
        event.preventDefault();
        document.getElementById(activeId)?.click();
      } else if (event.key === 'Escape' && isOpen && onEscape) {
        event.preventDefault();
        onEscape();
      } else if (caretKeys.has(event.key)) setActive(undefined);
    };
    const listening = new AbortController();
    input.addEventListener('keydown', press, { signal: listening.signal });
    onTyped(input, () => setActive(undefined), listening.signal);
    return () => listening.abort();
  }, [field, listId, isOpen, source, activeId, onOpen, onEscape]);

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    setAttributes(input, {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': activeId,
    });
  }, [field, listId, isOpen, activeId]);

  return activeId;
}

function setAttributes(element: Element, attributes: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

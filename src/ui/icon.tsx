// Primitives: they know nothing of the shop. This file: line icons on a grid of 24, drawn once and reused by name.
import { createContext, use } from 'react';
import type { IconName } from './icon-symbols.ts';

export type { IconName } from './icon-symbols.ts';

/** On the server what the document is to hold (`icon-symbols.ts`), in the browser what it does. */
export const IconSymbolsContext = createContext('');

const spriteId = 'icones';

export const readIconSymbols = (page: Document): string => page.getElementById(spriteId)?.innerHTML ?? '';

/** Place once a page; `Icon` refers to it. */
export function IconSprite() {
  const symbols = use(IconSymbolsContext);
  return (
    <svg
      id={spriteId}
      width="0"
      height="0"
      className="absolute"
      aria-hidden="true"
      focusable="false"
      // oxlint-disable-next-line react/no-danger -- it holds nothing but the shapes above
      dangerouslySetInnerHTML={{ __html: symbols }}
    />
  );
}

interface IconProps {
  name: IconName;
  className?: string;
}

/** Decoration only: the accessible name stands in the text or label beside it. */
export function Icon({ name, className = 'size-6' }: IconProps) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true" focusable="false">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

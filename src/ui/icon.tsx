// Primitives: they know nothing of the shop. This file: line icons on a grid of 24, drawn once and reused by name.
import { type IconName, iconSymbols } from './icon-symbols.ts';

export type { IconName } from './icon-symbols.ts';

/** Place once a page; `Icon` refers to it. */
export function IconSprite() {
  return (
    <svg
      id="icones"
      width="0"
      height="0"
      className="absolute"
      aria-hidden="true"
      focusable="false"
      // oxlint-disable-next-line react/no-danger -- constant shapes
      dangerouslySetInnerHTML={{ __html: iconSymbols }}
    />
  );
}

interface IconProps {
  name: IconName;
  className?: string;
}

/** Decoration only: the accessible name is in the text or label beside it. */
export function Icon({ name, className = 'size-6' }: IconProps) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true" focusable="false">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

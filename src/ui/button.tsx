// Buttons, and the class names that make a link look like one.

import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { UnbrokenText } from './unbroken-text.tsx';

export type ButtonLook = 'primary' | 'secondary' | 'link' | 'light' | 'outline';
export type ButtonSize = 'regular' | 'card' | 'large';

const looks: Record<ButtonLook, string> = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  link: 'button-link',
  light: 'button-light',
  outline: 'button-outline',
};
const sizes: Record<ButtonSize, string> = { regular: '', card: 'button-card', large: 'button-large' };

/** For elements that cannot be a `Button`, such as a router link. */
export function buttonClass(look: ButtonLook = 'primary', size: ButtonSize = 'regular', className = ''): string {
  return ['button', looks[look], sizes[size], className].filter(Boolean).join(' ');
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  size?: ButtonSize;
  icon?: IconName;
  /** The label stays and a spinner replaces the icon; presses are ignored. */
  isBusy?: boolean;
  children: ReactNode;
}

export function Button({ look, size, icon, isBusy = false, className, children, onClick, ...rest }: ButtonProps) {
  const isInert = isBusy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(look, size, className)}
      aria-busy={isBusy || undefined}
      onClick={isInert ? (event) => event.preventDefault() : onClick}
    >
      {isBusy ? <span className="spinner" aria-hidden="true" /> : icon && <Icon name={icon} className="size-5" />}
      {/* A browser's page translation replaces texts: React could not place the spinner before one. */}
      <span className="contents">
        {typeof children === 'string' ? <UnbrokenText>{children}</UnbrokenText> : children}
      </span>
    </button>
  );
}

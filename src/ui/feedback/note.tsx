import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icon.tsx';

const tones = {
  plain: 'bg-tint',
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
};

interface NoteProps extends ComponentProps<'p'> {
  tone: keyof typeof tones;
  icon?: IconName;
}

/** A message on a tinted background. `role` decides whether it is a live region. */
export function Note({ tone, icon, className = '', children, ...paragraph }: NoteProps) {
  const layout = icon ? 'flex items-center gap-2.5' : '';
  return (
    <p {...paragraph} className={`rounded-input px-4 py-3 ${tones[tone]} ${layout} ${className}`}>
      {icon && <Icon name={icon} className="size-5" />}
      {icon ? <span>{children}</span> : children}
    </p>
  );
}

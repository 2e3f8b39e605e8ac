import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { UnbrokenText } from '#ui/unbroken-text.tsx';
import type { KitPartView } from './kit-view.server.ts';

interface KitPartProps {
  part: KitPartView;
  /** The price of the selected value, if the part has values. */
  priceText?: string | undefined;
  /** Of the selected value, if the part has values. */
  isSoldOut?: boolean;
  /** Shown at the right, or below on small screens. */
  children: ReactNode;
}

export function KitPart({
  part,
  priceText = part.priceText,
  isSoldOut = part.status === 'indisponivel',
  children,
}: KitPartProps) {
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] gap-x-4 border-b border-line py-4 last:border-0">
      {part.thumbnail ? (
        <img
          src={part.thumbnail}
          alt=""
          width={64}
          height={80}
          loading="lazy"
          decoding="async"
          className="h-20 w-16 rounded-input object-cover"
        />
      ) : (
        <span className="grid h-20 w-16 place-items-center rounded-input bg-soft text-brand">
          <Icon name="leaf" />
        </span>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-44 text-balance">
          <a href={part.href} className="font-medium hover:underline">
            <UnbrokenText>{part.name}</UnbrokenText>
          </a>
          <span className="block text-small text-ink-2 tabular-nums">
            {part.status === 'sobconsulta' ? 'Preço sob consulta' : `${priceText} cada`}
          </span>
          {isSoldOut && <span className="block text-small font-semibold text-danger">Sem estoque</span>}
        </p>
        {children}
      </div>
    </li>
  );
}

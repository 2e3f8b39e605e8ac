import { useLocation } from 'react-router';
import { FreightCalculator } from '../../commerce/delivery/freight-calculator.tsx';
import type { FreightQuote } from '../../commerce/delivery/use-freight-quote.ts';
import type { KitView } from './kit-view.server.ts';

interface KitFreightProps {
  kit: KitView;
  /** The chosen parts of an open kit. */
  choice?: string;
  quantity?: number;
  initial: FreightQuote | undefined;
}

export function KitFreight({ kit, choice = '', quantity = 1, initial }: KitFreightProps) {
  const { pathname } = useLocation();
  if (kit.status !== 'disponivel') return null;
  return (
    <FreightCalculator
      target={{ kind: 'list', listId: kit.id, quantity, choice }}
      action={pathname}
      initial={initial}
    />
  );
}

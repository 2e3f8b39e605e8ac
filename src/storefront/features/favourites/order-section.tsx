import { Children, type ReactNode } from 'react';
import { EmptyState } from '#ui/feedback/empty-state.tsx';

/** The menu drawer links here (reading A9). The children are orders, each in a list item. */
export function OrderSection({ children }: { children?: ReactNode }) {
  return (
    <section id="pedidos" aria-labelledby="pedidos-titulo" className="section scroll-mt-24">
      <h2 id="pedidos-titulo">Meus pedidos</h2>
      {Children.count(children) > 0 ? (
        <ul className="mt-6 grid gap-4">{children}</ul>
      ) : (
        <EmptyState text="Você ainda não tem pedidos. Quando fizer o primeiro, ele aparece aqui." />
      )}
    </section>
  );
}

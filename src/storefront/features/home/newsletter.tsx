import type { ReactNode } from 'react';
import { useShop } from '../../shops/shop-context.tsx';

export function Newsletter({ form }: { form: ReactNode }) {
  const { newsletter } = useShop().home;
  return (
    <section className="row section" aria-labelledby="home-newsletter">
      <div className="grid gap-6 rounded-box bg-accent-soft px-6 py-9 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-center lg:gap-12 lg:px-18 lg:py-13">
        <div>
          <h2 id="home-newsletter">{newsletter.title}</h2>
          <p className="mt-2 max-w-[46ch] text-ink-2">{newsletter.text}</p>
        </div>
        {form}
      </div>
    </section>
  );
}

import { UnbrokenText } from '#ui/unbroken-text.tsx';
import { PurchaseNotes, WhatsAppLink } from '../../commerce/product/purchase-layout.tsx';
import type { KitCareView, KitView } from './kit-view.server.ts';

/** Below the button: what the care of the parts is about, and the policies. */
export function KitNotes({ kit }: { kit: KitView }) {
  return (
    <div className="flex flex-col gap-4">
      <WhatsAppLink name={kit.name} address={kit.url} />
      <PurchaseNotes care={kit.care.map(({ topic }) => topic)} careHref="#cuidados" />
    </div>
  );
}

/** The care of the whole: for each subject the strictest of its products, and which they are. */
export function KitCare({ care }: { care: readonly KitCareView[] }) {
  return (
    <section id="cuidados" className="section max-w-[860px] scroll-mt-24" aria-labelledby="cuidados-do-kit">
      <h2 id="cuidados-do-kit" className="mb-2">
        Cuidados
      </h2>
      <p className="text-ink-2">Para o kit inteiro, vale a regra do item mais restrito.</p>
      <dl className="mt-4 grid gap-x-6 sm:grid-cols-[180px_minmax(0,1fr)]">
        {care.map(({ topic, label, text, reason }) => (
          <div key={topic} className="col-span-full grid grid-cols-subgrid border-b border-line py-2.5 last:border-0">
            <dt className="text-ink-2">{label}</dt>
            <dd>
              <span>{text}</span>
              {reason && (
                <span className="block text-small text-ink-2">
                  <UnbrokenText>{reason}</UnbrokenText>
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

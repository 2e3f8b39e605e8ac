import type { ReactNode } from 'react';
import { toFreeShippingRule } from '#contract/free-shipping.ts';
import { Breadcrumb } from '#ui/navigation/breadcrumb.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { UnbrokenText } from '#ui/unbroken-text.tsx';
import { JsonLd, toBreadcrumbList } from '#web/head/json-ld.tsx';
import type { FreightQuote } from '../../commerce/delivery/use-freight-quote.ts';
import { Assurances, PurchaseLayout, PurchaseTitle } from '../../commerce/product/purchase-layout.tsx';
import { ShareLinks } from '../../commerce/product/share-links.tsx';
import type { Seller } from '../../shops/resolve-shop.ts';
import { useSettings } from '../../shops/shop-context.tsx';
import { ClosedKit } from './closed-kit.tsx';
import { KitBuilder } from './kit-builder.tsx';
import { KitCare } from './kit-care.tsx';
import { toKitData } from './kit-data.ts';
import type { KitPartView, KitView } from './kit-view.server.ts';
import type { KitPricing } from './price-choices.server.ts';

interface KitPageProps {
  kit: KitView;
  seller: Seller | undefined;
  /** The result of the last form that was posted without script. */
  pricing: KitPricing | undefined;
  freight: FreightQuote | undefined;
  gallery: ReactNode;
  reviews: ReactNode;
  similar: ReactNode;
  /** The form that requests a back-in-stock mail for the only missing part. */
  renderNotice: (part: KitPartView) => ReactNode;
}

export function KitPage({ kit, seller, pricing, freight, gallery, reviews, similar, renderNotice }: KitPageProps) {
  return (
    <div className="row pt-3 lg:pt-5">
      <Breadcrumb entries={kit.breadcrumb} />
      <PurchaseLayout
        sticky="pictures"
        title={
          <PurchaseTitle
            over={<p className="font-medium text-brand">{kit.kind === 'aberta' ? 'Monte o kit' : 'Kit pronto'}</p>}
            name={kit.name}
            reviews={kit.reviews}
            sku={kit.sku}
          />
        }
        pictures={gallery}
        buying={
          <div className="flex flex-col gap-5">
            {kit.shortText && <p className="max-w-[60ch] text-ink-2 max-lg:order-1">{kit.shortText}</p>}
            {kit.kind === 'aberta' ? (
              <KitBuilder kit={kit} seller={seller} pricing={pricing} freight={freight} />
            ) : (
              <ClosedKit kit={kit} seller={seller} freight={freight} renderNotice={renderNotice} />
            )}
            <Assurances />
            <div className="max-lg:order-2">
              <ShareLinks name={kit.name} url={kit.url} />
            </div>
          </div>
        }
      />
      {kit.kind === 'aberta' && <KitContents parts={kit.parts} />}
      {kit.html && (
        <section className="section max-w-[860px]" aria-labelledby="sobre-kit">
          <h2 id="sobre-kit" className="mb-4">
            Sobre o kit
          </h2>
          <RichText html={kit.html} />
        </section>
      )}
      {kit.care.length > 0 && <KitCare care={kit.care} />}
      {reviews}
      {similar}
      <KitStructuredData kit={kit} />
    </div>
  );
}

function KitStructuredData({ kit }: { kit: KitView }) {
  const rule = toFreeShippingRule(useSettings());
  return (
    <>
      <JsonLd value={toKitData(kit, rule)} />
      <JsonLd value={toBreadcrumbList(kit.trail)} />
    </>
  );
}

const alternatives = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

/** What may go into an open kit, to read without the fields of its form. A kit may hold one product twice. */
function KitContents({ parts }: { parts: readonly KitPartView[] }) {
  const products = parts.filter((part, index) => parts.findIndex(({ id }) => id === part.id) === index);
  return (
    <section className="section max-w-[860px]" aria-labelledby="conteudo-do-kit">
      <h2 id="conteudo-do-kit" className="mb-2">
        O que pode entrar no kit
      </h2>
      <ul>
        {products.map((part) => (
          <li key={part.id} className="border-b border-line py-1.5 last:border-0">
            <a href={part.href} className="text-link inline-flex min-h-11 items-center lg:min-h-6">
              <UnbrokenText>{part.name}</UnbrokenText>
            </a>
            <span className="block text-small text-ink-2">{toDetails(part)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const withoutPrice = { sobconsulta: 'preço sob consulta', indisponivel: 'esgotado por enquanto' };

/** "10 ml por R$ 42,90 ou 30 ml por R$ 98,90", or the values first and then the one price that all of them have. */
function toDetails({ status, values, priceText }: KitPartView): string {
  const state = status === 'disponivel' ? priceText : withoutPrice[status];
  const hasOnePrice = new Set(values.map((value) => value.priceText)).size < 2;
  if (status !== 'disponivel' || hasOnePrice) {
    return [alternatives.format(values.map(({ label }) => label)), state].filter(Boolean).join(' · ');
  }
  return alternatives.format(
    values.map((value) =>
      value.status === 'disponivel' ? `${value.label} por ${value.priceText}` : `${value.label}, esgotado`,
    ),
  );
}

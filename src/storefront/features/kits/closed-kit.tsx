import { type ReactNode, useState } from 'react';
import { buttonClass } from '#ui/button.tsx';
import { AddToCartForm } from '../../commerce/cart/add-to-cart-form.tsx';
import type { FreightQuote } from '../../commerce/delivery/use-freight-quote.ts';
import {
  BuyControls,
  SellerPurchase,
  StockText,
  UnavailablePurchase,
} from '../../commerce/product/purchase-controls.tsx';
import { paths } from '../../paths.ts';
import type { Seller } from '../../shops/resolve-shop.ts';
import { useShopHref } from '../../shops/shop-context.tsx';
import { KitNotes } from './kit-care.tsx';
import { KitFreight } from './kit-freight.tsx';
import { KitPart } from './kit-part.tsx';
import { KitPrice } from './kit-price.tsx';
import type { KitPartView, KitView } from './kit-view.server.ts';

interface ClosedKitProps {
  kit: KitView;
  seller: Seller | undefined;
  freight: FreightQuote | undefined;
  renderNotice: (part: KitPartView) => ReactNode;
}

/** A kit with fixed parts and quantities, bought like a product. */
export function ClosedKit({ kit, seller, freight, renderNotice }: ClosedKitProps) {
  const [quantity, setQuantity] = useState(1);
  const canBuy = kit.status === 'disponivel';
  return (
    <>
      {kit.status !== 'sobconsulta' && <KitPrice offer={kit.offer} />}
      {seller && <SellerPurchase seller={seller} canBuy={canBuy} price={kit.offer.price} />}
      {!seller && canBuy && (
        <AddToCartForm purchase={kit.offer.purchase}>
          {({ isBusy }) => (
            <>
              <BuyControls
                name={kit.name}
                price={kit.offer.price}
                quantity={quantity}
                onCount={setQuantity}
                isBusy={isBusy}
              />
              <p className="mt-4 lg:mt-3">
                <StockText text={kit.stockText} />
              </p>
            </>
          )}
        </AddToCartForm>
      )}
      {!seller && kit.status === 'indisponivel' && <SoldOutKit kit={kit} renderNotice={renderNotice} />}
      {!seller && kit.status === 'sobconsulta' && <KitOnRequest kit={kit} />}
      <KitNotes kit={kit} />
      {!seller && <KitFreight kit={kit} quantity={quantity} initial={freight} />}
      <section aria-labelledby="partes-do-kit" className="rounded-card border border-line px-5 pt-4">
        <h2 id="partes-do-kit" className="text-h3">
          O que vem no kit
        </h2>
        <ul>
          {kit.parts.map((part, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a kit may hold one product twice, and never reorders
            <KitPart key={`${part.id}-${index}`} part={part}>
              <span className="font-semibold tabular-nums">
                <span aria-hidden="true">×</span>
                <span className="sr-only">Quantidade:</span> {part.quantity}
              </span>
            </KitPart>
          ))}
        </ul>
      </section>
    </>
  );
}

/** Back-in-stock mail is per product, so the form is offered only if a single part is missing. */
function SoldOutKit({ kit, renderNotice }: Omit<ClosedKitProps, 'freight' | 'seller'>) {
  const toHref = useShopHref();
  const missing = kit.parts.filter((part) => part.status !== 'disponivel');
  const [only, ...others] = missing;
  return (
    <UnavailablePurchase>
      <p className="mt-1 text-small text-ink-2">
        {missing.length > 0
          ? `Falta no estoque: ${missing.map((part) => part.name).join('; ')}.`
          : 'Fale com a gente e avisamos assim que ele voltar.'}
      </p>
      {only && others.length === 0 ? (
        <div className="mt-4">{renderNotice(only)}</div>
      ) : (
        <a href={toHref(paths.contact)} className={buttonClass('primary', 'large', 'mt-4')}>
          Avise-me quando chegar
        </a>
      )}
    </UnavailablePurchase>
  );
}

/** A quote is per product, so one for the whole kit is asked for by a message. */
function KitOnRequest({ kit }: Pick<ClosedKitProps, 'kit'>) {
  const toHref = useShopHref();
  const parts = kit.parts.filter((part) => part.status === 'sobconsulta').map((part) => part.name);
  return (
    <UnavailablePurchase isOnRequest>
      {parts.length > 0 && (
        <p className="mt-1 text-small text-ink-2">
          {`${parts.length === 1 ? 'É vendido' : 'São vendidos'} só sob consulta: ${parts.join('; ')}.`}
        </p>
      )}
      <p className="mt-1 text-small text-ink-2">Conte para nós do que você precisa. Respondemos em até um dia útil.</p>
      <a href={toHref(paths.contact)} className={buttonClass('primary', 'large', 'mt-4')}>
        Pedir orçamento
      </a>
    </UnavailablePurchase>
  );
}

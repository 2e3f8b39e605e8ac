// How a product, kit or list is bought, or what replaces that, and the fixed bar of a phone that leads to it.

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { formatReais } from '#rules/money.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { QuantityField } from '#web/forms/fields.tsx';
import type { Seller } from '../../shops/resolve-shop.ts';
import { usePaymentMethods } from '../../shops/shop-context.tsx';
import type { PriceView } from './price-texts.ts';

interface SellerLinkProps {
  seller: Seller;
  /** False if the other shop has none in stock or sells it on request; the product page there explains why. */
  canBuy?: boolean;
}

const toSellerText = ({ seller, canBuy = true }: SellerLinkProps) => `${canBuy ? 'Comprar' : 'Ver'} ${seller.inText}`;

/** Replaces the form of a list if another shop sells it. */
export function SellerLink(props: SellerLinkProps) {
  return (
    <p className="flex flex-col gap-2">
      <span className="text-small text-ink-2">Vendido na nossa outra loja, com sacola e entrega próprias.</span>
      <a href={props.seller.href} className={buttonClass('primary', 'large')}>
        {toSellerText(props)}
      </a>
    </p>
  );
}

interface SellerPurchaseProps extends SellerLinkProps {
  /** Shown only if it can be bought. */
  price: PriceView | undefined;
}

/** Replaces the buy form of a product or kit if another shop sells it. */
export function SellerPurchase({ price, ...link }: SellerPurchaseProps) {
  const linkBox = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={linkBox}>
        <SellerLink {...link} />
      </div>
      <StickyBuyBar anchor={linkBox} price={link.canBuy ? price : undefined}>
        <a href={link.seller.href} className={buttonClass('primary', 'regular', 'grow')}>
          {toSellerText(link)}
        </a>
      </StickyBuyBar>
    </>
  );
}

interface BuyControlsProps {
  name: string;
  price: PriceView;
  quantity: number;
  onCount: (quantity: number) => void;
  isBusy: boolean;
  /** What the button says while something has to be chosen first. */
  label?: string | undefined;
}

/** Quantity and button, and the fixed bar while they are out of view. */
export function BuyControls({
  name,
  price,
  quantity,
  onCount,
  isBusy,
  label = 'Adicionar à sacola',
}: BuyControlsProps) {
  const buttonBox = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={buttonBox} className="flex flex-wrap items-center gap-3">
        <QuantityField label={name} name="quantidade" value={quantity} onChange={onCount} />
        <Button type="submit" size="large" icon="bag" isBusy={isBusy} className="min-w-0 flex-1 basis-56">
          {label}
        </Button>
      </div>
      <StickyBuyBar anchor={buttonBox} price={price}>
        <Button type="submit" className="grow" isBusy={isBusy}>
          {label}
        </Button>
      </StickyBuyBar>
    </>
  );
}

/** Below the button: that it is in stock, and when it is posted. */
export function StockText({ text }: { text: string }) {
  return (
    <span className="flex items-center gap-2 text-small font-medium text-ok">
      <Icon name="check" className="size-5" />
      <span>{text}</span>
    </span>
  );
}

interface UnavailablePurchaseProps {
  /** Sold on request instead of sold out. */
  isOnRequest?: boolean;
  /** What the visitor can do instead: sentences and a form or link. */
  children: ReactNode;
}

/** Replaces the buy form of what is sold out or sold on request; the fixed bar leads to it. */
export function UnavailablePurchase({ isOnRequest = false, children }: UnavailablePurchaseProps) {
  const heading = useRef<HTMLParagraphElement>(null);
  const id = 'indisponivel';
  return (
    <div id={id} className="rounded-card bg-soft p-5">
      <p ref={heading} className="font-semibold">
        {isOnRequest ? 'Preço sob consulta' : 'Esgotado por enquanto'}
      </p>
      {children}
      <StickyBuyBar anchor={heading} price={undefined} note={isOnRequest ? 'Sob consulta' : 'Esgotado'}>
        <a href={`#${id}`} className={buttonClass('primary', 'regular', 'grow')}>
          {isOnRequest ? 'Pedir orçamento' : 'Avise-me quando chegar'}
        </a>
      </StickyBuyBar>
    </div>
  );
}

interface StickyBuyBarProps {
  /** The wrapper of the real button: the bar is visible while it is out of view. */
  anchor: RefObject<HTMLElement | null>;
  /** Undefined while a choice has no price. */
  price: PriceView | undefined;
  /** Why it cannot be bought now, e.g. "Esgotado"; replaces the price. */
  note?: string;
  children: ReactNode;
}

/** Price and button at the bottom of the screen: below 1024 px from the first paint, above once the real button is known to be away. */
export function StickyBuyBar({ anchor, price, note, children }: StickyBuyBarProps) {
  const isOut = useIsOutOfView(anchor);
  const hasPix = usePaymentMethods().includes('pix');
  return (
    <div
      role="group"
      aria-label={note ?? 'Comprar'}
      className="buy-bar"
      data-shown={isOut ?? 'on-phones'}
      inert={isOut === false}
    >
      <p className="leading-tight tabular-nums">
        {note && <b className="block font-semibold">{note}</b>}
        {price && <b className="block text-price font-bold">{formatReais(price.price)}</b>}
        {hasPix && price?.cash !== undefined && (
          <span className="text-micro font-semibold text-pix">{formatReais(price.cash)} no Pix</span>
        )}
      </p>
      <div className="flex grow lg:max-w-80">{children}</div>
    </div>
  );
}

/** Undefined until it is known. */
function useIsOutOfView(anchor: RefObject<HTMLElement | null>): boolean | undefined {
  const [isOut, setOut] = useState<boolean>();
  useEffect(() => {
    const element = anchor.current;
    if (!element) return;
    // The bar covers the last of the button until it is whole.
    const observer = new IntersectionObserver((entries) => setOut((entries.at(-1)?.intersectionRatio ?? 0) < 0.99), {
      threshold: [0, 0.99],
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [anchor]);
  return isOut;
}

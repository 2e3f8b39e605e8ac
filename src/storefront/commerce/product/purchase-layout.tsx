// What the pages of products, kits and lists share: skeleton, title, what stands beside the price, the fixed bar.

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { formatReais } from '#rules/money.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Stars } from '#ui/stars.tsx';
import { QuantityField } from '#web/forms/fields.tsx';
import { toUnbrokenName } from '#web/unbroken-name.ts';
import type { Seller } from '../../shops/resolve-shop.ts';
import { useWhatsAppHref } from '../../shops/shop-context.tsx';
import { exchangePromise, PolicyLinks } from '../policies.tsx';
import { type ReviewsView, reviewsId } from '../reviews/review.ts';
import type { PriceView } from './price-texts.ts';

interface PurchaseLayoutProps {
  title: ReactNode;
  pictures: ReactNode;
  /** Price, options, button and freight. */
  buying: ReactNode;
  /** From 1024 px on, what stays in view while the other column scrolls. */
  sticky: 'pictures' | 'buying';
  /** Below the pictures. */
  children?: ReactNode;
}

/** One column on phones: title, pictures, buying, texts. From 1024 px on the pictures are beside title and buying. */
export function PurchaseLayout({ title, pictures, buying, sticky, children }: PurchaseLayoutProps) {
  return (
    <div className="purchase-layout mt-1 lg:mt-5" data-sticky={sticky}>
      <div className="purchase-title">{title}</div>
      <div className="purchase-pictures">{pictures}</div>
      <div className="purchase-buying">{buying}</div>
      {children && <div className="purchase-texts">{children}</div>}
    </div>
  );
}

interface PurchaseTitleProps {
  /** The brand, or the kind of kit. */
  over: ReactNode;
  name: string;
  reviews: ReviewsView | undefined;
  /** Shown without reviews. */
  invitation?: ReactNode;
  sku: string;
}

export function PurchaseTitle({ over, name, reviews, invitation, sku }: PurchaseTitleProps) {
  return (
    <header>
      {over}
      <h1 tabIndex={-1} className="lg:mt-1">
        {toUnbrokenName(name)}
      </h1>
      <p className="flex flex-wrap items-center gap-x-4 text-small text-ink-2 lg:mt-2">
        {reviews ? (
          <a href={`#${reviewsId}`} className="inline-flex min-h-11 items-center hover:underline lg:min-h-6">
            <Stars mean={reviews.mean} count={reviews.count} />
          </a>
        ) : (
          invitation
        )}
        <span>Cód. {sku}</span>
      </p>
    </header>
  );
}

/** What the line below the button says that the safety notes are about. */
export type CareTopic = 'dilution' | 'pregnancy' | 'children' | 'pets' | 'sun';

const careTopics: Record<CareTopic, { icon: IconName; word: string }> = {
  dilution: { icon: 'drop', word: 'Diluição' },
  pregnancy: { icon: 'pregnancy', word: 'Gestação' },
  children: { icon: 'child', word: 'Crianças' },
  pets: { icon: 'paw', word: 'Animais' },
  sun: { icon: 'sun', word: 'Sol' },
};

interface PurchaseNotesProps {
  care: readonly CareTopic[];
  /** Of the section with the safety notes. */
  careHref: string;
  /** Between care and policies. */
  children?: ReactNode;
}

/** Below the button: what the safety notes are about, and the policies that decide a purchase. */
export function PurchaseNotes({ care, careHref, children }: PurchaseNotesProps) {
  return (
    <div className="flex flex-col">
      {care.length > 0 && (
        <a href={careHref} className="care-summary">
          <span className="sr-only">Cuidados: </span>
          {care.map((topic) => (
            <span key={topic} className="care-topic">
              <Icon name={careTopics[topic].icon} className="size-5 text-brand" />
              <span>{careTopics[topic].word}</span>
            </span>
          ))}
        </a>
      )}
      {children}
      <PolicyLinks className="" />
    </div>
  );
}

interface WhatsAppLinkProps {
  /** The name of what is sold. */
  name: string;
  /** Its page, absolute. */
  address: string;
}

/** Asks the shop about what the page sells; nothing if the shop is not at WhatsApp. */
export function WhatsAppLink({ name, address }: WhatsAppLinkProps) {
  const href = useWhatsAppHref(`Olá. Tenho uma pergunta sobre ${name}: ${address}`);
  if (href === undefined) return null;
  return (
    <a href={href} target="_blank" rel="noopener" className={buttonClass('link', 'regular', 'self-start')}>
      <Icon name="chat" />
      <span>Perguntar no WhatsApp</span>
      <span className="sr-only"> (abre em nova aba)</span>
    </a>
  );
}

/** What the shop promises for everything that it sells. */
export function Assurances({ isVegan = false }: { isVegan?: boolean }) {
  return (
    <ul className="grid grid-cols-3 gap-3 border-y border-line py-4 text-center text-micro">
      <Assurance icon="back" {...exchangePromise} />
      <Assurance icon="shield" title="Compra segura" text="dados protegidos" />
      {isVegan ? (
        <Assurance icon="leaf" title="Vegano" text="nada de origem animal" />
      ) : (
        <Assurance icon="truck" title="Todo o Brasil" text="frete pelo seu CEP" />
      )}
    </ul>
  );
}

function Assurance({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <li>
      <Icon name={icon} className="mx-auto mb-1.5 size-6 text-brand" />
      <b className="block font-semibold">{title}</b>
      <span className="text-ink-2">{text}</span>
    </li>
  );
}

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
  /** Undefined without a price to pay now. */
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
      <StickyBuyBar anchor={linkBox} price={price}>
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
}

/** Quantity and button, and the fixed bar while they are out of view. */
export function BuyControls({ name, price, quantity, onCount, isBusy }: BuyControlsProps) {
  const buttonBox = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={buttonBox} className="flex flex-wrap items-center gap-3">
        <QuantityField label={name} name="quantidade" value={quantity} onChange={onCount} />
        <Button type="submit" size="large" icon="bag" isBusy={isBusy} className="min-w-56 flex-1">
          Adicionar à sacola
        </Button>
      </div>
      <StickyBuyBar anchor={buttonBox} price={price}>
        <Button type="submit" className="grow" isBusy={isBusy}>
          Adicionar à sacola
        </Button>
      </StickyBuyBar>
    </>
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
  /** The button or link. */
  children: ReactNode;
}

/** Below 1024 px: price and button at the bottom of the screen, from the first paint. */
export function StickyBuyBar({ anchor, price, note, children }: StickyBuyBarProps) {
  const isShown = useIsOutOfView(anchor);
  return (
    <div
      role="group"
      aria-label={note ?? 'Comprar'}
      className="buy-bar lg:hidden"
      data-shown={isShown || undefined}
      inert={!isShown}
    >
      <p className="leading-tight tabular-nums">
        {note && <b className="block font-semibold">{note}</b>}
        {price && <b className="block text-price font-bold">{formatReais(price.price)}</b>}
        {price?.cash !== undefined && (
          <span className="text-micro font-semibold text-pix">{formatReais(price.cash)} no Pix</span>
        )}
      </p>
      {children}
    </div>
  );
}

/** True at first: on a phone the real button is below the first screen. */
function useIsOutOfView(anchor: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(true);
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

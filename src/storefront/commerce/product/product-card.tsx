import { type ReactNode, useState } from 'react';
import { formatReais } from '#rules/money.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { PriceBlock } from '#ui/price-block.tsx';
import { Stars } from '#ui/stars.tsx';
import { UnbrokenText } from '#ui/unbroken-text.tsx';
import { isSavingData } from '#web/browser/prefetch.ts';
import { AddToCartForm } from '../cart/add-to-cart-form.tsx';
import { FavouriteHeart } from '../favourites/favourite-heart.tsx';
import type { CardView } from './card-view.ts';
import { listTexts } from './card-view.ts';
import { type PriceRange, toCountText } from './price-texts.ts';
import { ProductPicture } from './product-picture.tsx';
import { ProductPrice } from './product-price.tsx';

/** The number of cards in the first row on desktop, whose pictures load eagerly. */
export const firstRowLength = 4;
/** The number of cards in the first row on phones: one of their pictures is the largest contentful paint. */
export const phoneRowLength = 2;

interface ProductCardProps {
  card: CardView;
  /** Whether the card is in the first row. */
  isEager?: boolean;
  /** Whether it is in the first row of a phone, in the first screen. */
  isFirst?: boolean;
  headingLevel?: 2 | 3;
  sizes?: string;
  /** Replaces the add-to-cart button. */
  action?: ReactNode;
}

const defaultSizes =
  '(min-width: 1310px) 299px, (min-width: 1024px) calc(25vw - 28px), (min-width: 768px) calc(33vw - 16px), calc(50vw - 24px)';

/** The link of the name covers the whole card; other controls are stacked above it. */
export function ProductCard({
  card,
  isEager = false,
  isFirst = false,
  headingLevel = 3,
  sizes = defaultSizes,
  action,
}: ProductCardProps) {
  const [wasPointedAt, setPointedAt] = useState(false);
  const Name = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article
      className="product-card"
      data-status={card.status}
      onPointerEnter={({ pointerType }) => setPointedAt(pointerType === 'mouse' && !isSavingData())}
    >
      <div className="product-card-picture">
        {card.picture ? (
          <ProductPicture
            picture={card.picture}
            alt={card.picture.alt}
            sizes={sizes}
            isEager={isEager}
            isFirst={isFirst}
            className="product-card-shot"
          />
        ) : (
          <PicturePlaceholder />
        )}
        {card.secondPicture && wasPointedAt && (
          <ProductPicture picture={card.secondPicture} alt="" sizes={sizes} className="product-card-second" />
        )}
        {card.badge && (
          <Badge tone={card.badge.tone} className="product-card-badge">
            {card.badge.label}
          </Badge>
        )}
        {!card.listKind && <FavouriteHeart product={card} className="product-card-heart" />}
      </div>
      <p className="product-card-facts">
        <span className="truncate">{card.attribute}</span>
        {card.rating ? (
          <Stars mean={card.rating.mean} count={card.rating.count} isCompact />
        ) : (
          card.listKind !== 'lista' && <span className="whitespace-nowrap max-sm:hidden">Ainda sem avaliações</span>
        )}
      </p>
      <Name className="product-card-name">
        <a href={card.href} data-prefetch="" className="product-card-link line-clamp-2">
          <UnbrokenText>{card.name}</UnbrokenText>
        </a>
      </Name>
      {card.pieces && (
        <p className="mt-1 line-clamp-3 text-micro text-ink-2">
          <UnbrokenText>{card.pieces}</UnbrokenText>
        </p>
      )}
      <div className="product-card-offer">
        <CardOffer card={card} action={action} />
      </div>
    </article>
  );
}

function CardOffer({ card, action }: Pick<ProductCardProps, 'card' | 'action'>) {
  if (card.listKind) {
    return (
      <>
        {card.listKind !== 'lista' && card.status === undefined && <ProductPrice price={card.price} />}
        {card.range && <CardRange {...card.range} />}
        <CardLink card={card} label={listTexts[card.listKind].link} />
      </>
    );
  }
  if (card.status === 'sobconsulta') {
    return (
      <>
        <p className="text-small text-ink-2">Preço sob consulta</p>
        <CardLink card={card} label="Consultar" />
      </>
    );
  }
  if (card.status === 'indisponivel') return <CardLink card={card} label="Avise-me quando chegar" />;
  return (
    <>
      {card.size && <CardSize size={card.size} sizeNote={card.sizeNote} />}
      <ProductPrice price={card.price} />
      {card.asksVoltage ? <CardLink card={card} label="Escolher voltagem" /> : (action ?? <AddButton card={card} />)}
    </>
  );
}

function AddButton({ card }: { card: CardView }) {
  return (
    <AddToCartForm purchase={card.purchase} size={card.size} className="relative z-1 mt-3.5">
      {({ isBusy }) => (
        <Button type="submit" look="secondary" size="card" isBusy={isBusy}>
          Adicionar à sacola
        </Button>
      )}
    </AddToCartForm>
  );
}

function CardRange({ count, cheapest, dearest }: PriceRange) {
  return (
    <>
      <p className="product-card-size">{`${toCountText(count)} a partir de`}</p>
      <PriceBlock
        price={formatReais(cheapest)}
        {...(cheapest < dearest && { installments: `até ${formatReais(dearest)}` })}
      />
    </>
  );
}

function CardSize({ size, sizeNote }: { size: string; sizeNote: string | undefined }) {
  return (
    <p className="product-card-size">
      <b>{size}</b>
      {sizeNote && <UnbrokenText>{` · ${sizeNote}`}</UnbrokenText>}
    </p>
  );
}

function CardLink({ card, label }: { card: CardView; label: string }) {
  return (
    <a href={card.href} className={buttonClass('secondary', 'card', 'relative z-1 mt-3.5')}>
      {label}
      <span className="sr-only">: {card.name}</span>
    </a>
  );
}

function PicturePlaceholder() {
  return (
    <span className="grid h-full place-items-center text-brand">
      <Icon name="leaf" className="size-12" />
      <span className="sr-only">Sem foto</span>
    </span>
  );
}

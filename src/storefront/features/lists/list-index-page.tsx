import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { Breadcrumb, type BreadcrumbEntry } from '#ui/navigation/breadcrumb.tsx';
import { UnbrokenText } from '#ui/unbroken-text.tsx';
import { NoProducts } from '../../commerce/product/no-products.tsx';
import { firstRowLength } from '../../commerce/product/product-card.tsx';
import { ProductPrice } from '../../commerce/product/product-price.tsx';
import type { ListCardView } from './list-index-view.server.ts';

interface ListIndexPageProps {
  title: string;
  breadcrumb: readonly BreadcrumbEntry[];
  cards: readonly ListCardView[];
}

export function ListIndexPage({ title, breadcrumb, cards }: ListIndexPageProps) {
  return (
    <div className="row pt-3">
      <Breadcrumb entries={breadcrumb} />
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 max-lg:mt-2">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="text-ink-2 max-lg:w-full">
          Kits que custam menos do que os itens em separado, e listas do que combina entre si.
        </p>
      </div>
      {cards.length === 0 && <NoProducts text="Ainda não há kits nem listas por aqui." />}
      <ul className="mt-6 grid grid-cols-2 gap-x-3 gap-y-8 sm:gap-x-4 lg:mt-4 lg:grid-cols-4 lg:gap-x-5.5">
        {cards.map((card, index) => (
          <li key={card.id}>
            <ListCard card={card} isEager={index < firstRowLength} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ListCard({ card, isEager }: { card: ListCardView; isEager: boolean }) {
  return (
    <article className="product-card">
      <div className="list-collage" data-count={card.pictures.length}>
        {card.pictures.map((picture) => (
          <img
            key={picture}
            src={picture}
            alt=""
            width={320}
            height={400}
            loading={isEager ? 'eager' : 'lazy'}
            decoding="async"
          />
        ))}
        {card.pictures.length === 0 && <Icon name="leaf" className="m-auto size-12 text-brand" />}
        <span className="absolute top-3 left-3">
          <Badge tone={card.isSoldOut ? 'muted' : 'plain'}>{card.isSoldOut ? 'Esgotado' : card.kind}</Badge>
        </span>
      </div>
      <h2 className="mt-3 text-lead sm:text-h3 lg:text-lead">
        <a href={card.href} className="product-card-link">
          {card.name}
        </a>
      </h2>
      <p className="mt-1 text-small text-ink-2">
        <UnbrokenText>{card.contents}</UnbrokenText>
      </p>
      {card.isOnRequest && <p className="mt-2 text-small text-ink-2">Preço sob consulta</p>}
      {card.price && (
        // The prices of a row stand at one height, however many lines are above them.
        <div className="mt-auto pt-2">
          <ProductPrice price={card.price} />
        </div>
      )}
      <p className={`mt-2 line-clamp-2 text-small text-ink-2 max-sm:hidden ${card.price ? 'min-h-[2lh]' : ''}`}>
        {card.text}
      </p>
    </article>
  );
}

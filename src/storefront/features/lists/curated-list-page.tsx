import { Button } from '#ui/button.tsx';
import { Breadcrumb } from '#ui/navigation/breadcrumb.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { JsonLd, toBreadcrumbList } from '#web/head/json-ld.tsx';
import { AddToCartForm } from '../../commerce/cart/add-to-cart-form.tsx';
import type { CardView } from '../../commerce/product/card-view.ts';
import { firstRowLength, ProductCard } from '../../commerce/product/product-card.tsx';
import { SellerLink } from '../../commerce/product/purchase-controls.tsx';
import { ShareLinks } from '../../commerce/product/share-links.tsx';
import type { Seller } from '../../shops/resolve-shop.ts';
import type { CuratedListView } from './curated-list-view.server.ts';

interface CuratedListPageProps {
  list: CuratedListView;
  seller: Seller | undefined;
  cards: readonly CardView[];
}

export function CuratedListPage({ list, seller, cards }: CuratedListPageProps) {
  return (
    <div className="row pt-3 lg:pt-5">
      <Breadcrumb entries={list.breadcrumb} />
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-10 gap-y-5 lg:mt-4">
        <header className="flex-1 basis-80">
          <h1 tabIndex={-1}>{list.name}</h1>
          {list.intro && <p className="mt-2 max-w-[65ch] text-lead text-ink-2">{list.intro}</p>}
          <ShareLinks name={list.name} url={list.url} />
        </header>
        {seller && <SellerLink seller={seller} />}
      </div>
      {list.html && <RichText html={list.html} className="mt-5 max-w-[75ch]" />}
      <ul className="product-grid mt-8">
        {cards.map((card, index) => (
          <li key={card.id}>
            <ProductCard card={card} isEager={index < firstRowLength} headingLevel={2} />
          </li>
        ))}
      </ul>
      {!seller && <BuyAll list={list} />}
      <JsonLd value={toBreadcrumbList(list.trail)} />
    </div>
  );
}

function BuyAll({ list }: { list: CuratedListView }) {
  if (!list.all) return <p className="text-ink-2">Nenhum item desta lista está à venda por enquanto.</p>;
  const { purchase, totalText, soldOut, onRequest } = list.all;
  const bought = list.count - soldOut.length - onRequest.length;
  return (
    <div className="mt-10 rounded-card bg-soft p-5 sm:mx-auto sm:max-w-sm">
      <AddToCartForm purchase={purchase}>
        {({ isBusy }) => (
          <Button type="submit" icon="bag" isBusy={isBusy} className="w-full">
            Adicionar todos à sacola
          </Button>
        )}
      </AddToCartForm>
      <p className="mt-2.5 text-center text-small">
        <span>{`${bought} ${bought === 1 ? 'produto' : 'produtos'} por `}</span>
        <b className="font-semibold tabular-nums">{totalText}</b>
      </p>
      {soldOut.length > 0 && (
        <p className="mt-1 text-center text-micro text-ink-2">
          {`${soldOut.length === 1 ? 'Fica de fora, esgotado' : 'Ficam de fora, esgotados'}: ${soldOut.join('; ')}.`}
        </p>
      )}
      {onRequest.length > 0 && (
        <p className="mt-1 text-center text-micro text-ink-2">
          {`${onRequest.length === 1 ? 'Fica' : 'Ficam'} de fora, com preço sob consulta: ${onRequest.join('; ')}.`}
        </p>
      )}
    </div>
  );
}

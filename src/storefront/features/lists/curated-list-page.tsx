import { Button } from '#ui/button.tsx';
import { Breadcrumb } from '#ui/navigation/breadcrumb.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { JsonLd, toBreadcrumbList } from '#web/head/json-ld.tsx';
import { AddToCartForm } from '../../commerce/cart/add-to-cart-form.tsx';
import type { CardView } from '../../commerce/product/card-view.ts';
import { firstRowLength, phoneRowLength, ProductCard } from '../../commerce/product/product-card.tsx';
import { SellerLink } from '../../commerce/product/purchase-controls.tsx';
import { ShareLinks } from '../../commerce/product/share-links.tsx';
import type { Seller } from '../../shops/resolve-shop.ts';
import type { CuratedListView } from './curated-list-view.server.ts';

interface CuratedListPageProps {
  list: CuratedListView;
  seller: Seller | undefined;
  cards: readonly CardView[];
}

/** What the list costs, and how it is bought, is above its products, and from 1024 px on beside them, as filters are. */
export function CuratedListPage({ list, seller, cards }: CuratedListPageProps) {
  return (
    <div className="row pt-3">
      <Breadcrumb entries={list.breadcrumb} />
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 max-lg:mt-2">
        <h1 tabIndex={-1}>{list.name}</h1>
        {list.intro && <p className="text-ink-2 max-lg:w-full">{list.intro}</p>}
      </div>
      <div className="mt-4 lg:grid lg:grid-cols-[264px_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8">
        <div className="rounded-card bg-soft p-4 max-lg:max-w-sm lg:p-5">
          {seller ? <SellerLink seller={seller} /> : <BuyAll list={list} />}
        </div>
        <div className="mt-5 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
          <ul className="product-grid product-grid-beside">
            {cards.map((card, index) => (
              <li key={card.id}>
                <ProductCard
                  card={card}
                  isEager={index < firstRowLength}
                  isFirst={index < phoneRowLength}
                  headingLevel={2}
                />
              </li>
            ))}
          </ul>
          {!seller && list.all && cards.length > firstRowLength && (
            <div className="mt-10 rounded-card bg-soft p-5 sm:mx-auto sm:max-w-sm">
              <BuyAllForm all={list.all} toChoose={list.toChoose} />
            </div>
          )}
        </div>
        <div className="mt-8 lg:mt-5">
          {list.html && <RichText html={list.html} className="mb-3 max-w-[75ch]" />}
          <ShareLinks name={list.name} url={list.url} />
        </div>
      </div>
      <JsonLd value={toBreadcrumbList(list.trail)} />
    </div>
  );
}

function BuyAll({ list: { all, toChoose } }: { list: CuratedListView }) {
  if (!all && toChoose.length > 0) return <ToChoose products={toChoose} />;
  if (!all) return <p className="text-ink-2">Nenhum item desta lista está à venda por enquanto.</p>;
  const { soldOut, onRequest } = all;
  return (
    <>
      <BuyAllForm all={all} toChoose={toChoose} />
      {soldOut.length > 0 && (
        <p className="mt-2 text-micro text-ink-2">
          {`${soldOut.length === 1 ? 'Fica de fora, esgotado' : 'Ficam de fora, esgotados'}: ${soldOut.join('; ')}.`}
        </p>
      )}
      {onRequest.length > 0 && (
        <p className="mt-2 text-micro text-ink-2">
          {`${onRequest.length === 1 ? 'Fica' : 'Ficam'} de fora, com preço sob consulta: ${onRequest.join('; ')}.`}
        </p>
      )}
    </>
  );
}

function BuyAllForm({ all, toChoose }: Required<Pick<CuratedListView, 'all' | 'toChoose'>>) {
  const { purchase, count, totalText } = all;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span>{`${count} ${count === 1 ? 'produto' : 'produtos'} por `}</span>
        <b className="text-price font-bold tabular-nums">{totalText}</b>
      </p>
      <AddToCartForm purchase={purchase} className="mt-2.5">
        {({ isBusy }) => (
          <Button type="submit" isBusy={isBusy} className="w-full px-3">
            {toChoose.length > 0 ? 'Adicionar os outros à sacola' : 'Adicionar todos à sacola'}
          </Button>
        )}
      </AddToCartForm>
      <ToChoose products={toChoose} />
    </>
  );
}

/** Names what "all" leaves out because its voltage has to be chosen, and leads there. */
function ToChoose({ products }: { products: CuratedListView['toChoose'] }) {
  return products.map(({ name, href }) => (
    <p key={href} className="mt-2 text-micro text-ink-2">
      Escolha a voltagem na página:{' '}
      <a href={href} className="text-link">
        {name}
      </a>
    </p>
  ));
}

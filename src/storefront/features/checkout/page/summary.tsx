import { formatReais } from '#rules/money.ts';
import { Icon } from '#ui/icon.tsx';
import { UnbrokenText } from '#ui/unbroken-text.tsx';
import { AmountRow, DiscountRow } from '../../../commerce/cart/amount-row.tsx';
import type { CartLine } from '../../../commerce/cart/cart-line.ts';
import { paths } from '../../../paths.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { useCheckout } from '../steps/checkout-context.ts';
import { findPayment, toPaymentPhrase, toPercentText, toPriceText, toTotalText } from '../steps/texts.ts';

/** Lines and costs: beside the sections, or folded above them on a small screen, where `SmallCosts` stay visible. */
export function Summary() {
  const { checkout, lines } = useCheckout();
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const size = `(${count} ${count === 1 ? 'item' : 'itens'})`;
  return (
    <>
      <details className="disclosure rounded-card bg-soft lg:hidden">
        <summary className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
          <span className="flex-1 font-medium">
            Resumo <span className="whitespace-nowrap">{size}</span>
          </span>
          <b className="font-bold tabular-nums">{toTotalText(checkout)}</b>
          <Icon name="chevron-down" className="disclosure-mark size-5" />
        </summary>
        <div className="px-4 pb-4">
          <Contents />
        </div>
      </details>
      <aside aria-label="Resumo do pedido" className="h-fit rounded-card bg-soft p-6 max-lg:hidden lg:sticky lg:top-28">
        <h2 className="text-h3">
          {/* The 1 of a heading's font can be read as an l. */}
          Resumo do pedido <span className="font-sans text-body text-ink-2">{size}</span>
        </h2>
        <Contents />
      </aside>
      <p role="status" className="sr-only">
        {`Total: ${toTotalText(checkout)}`}
      </p>
    </>
  );
}

/** Every cost below the sections of a small screen, above the button that agrees to them. */
export function SmallCosts() {
  return (
    <section aria-label="Custos" className="lg:hidden">
      <Costs />
    </section>
  );
}

function Contents() {
  const { lines } = useCheckout();
  const toHref = useShopHref();
  return (
    <>
      <ul className="ruled mt-2">
        {lines.map((line) => (
          <Line key={line.identity} line={line} />
        ))}
      </ul>
      <Costs />
      <a href={toHref(paths.cart)} className="text-link mt-2 inline-flex min-h-11 items-center text-small">
        Mudar a sacola
      </a>
    </>
  );
}

function Line({ line }: { line: CartLine }) {
  const { name, attribute, quantity, price, list, picture, changeText, pairText } = line;
  return (
    <li className="flex gap-3 py-3 text-small">
      {picture && (
        <img
          src={picture}
          alt=""
          width="48"
          height="60"
          loading="lazy"
          decoding="async"
          className="h-15 w-12 shrink-0 rounded-input bg-skeleton object-cover"
        />
      )}
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">
          <UnbrokenText>{name}</UnbrokenText>
        </p>
        {attribute && <p className="text-micro text-ink-2">{attribute}</p>}
        <p className="text-micro text-ink-2">{`${quantity} × ${formatReais(price)}`}</p>
        {changeText && <p className="text-micro font-semibold text-warn">{changeText}</p>}
        {pairText && <p className="text-micro font-semibold text-ok">{pairText}</p>}
      </div>
      <p className="text-right leading-tight tabular-nums">
        {list !== undefined && (
          <s className="block text-micro text-ink-2">
            <span className="sr-only">De </span>
            {formatReais(list * quantity)}
          </s>
        )}
        <strong className="font-semibold">{formatReais(price * quantity)}</strong>
      </p>
    </li>
  );
}

function Costs() {
  const { checkout, open } = useCheckout();
  const { totais, cupom, entrega, pagamentos } = checkout;
  const chosen = findPayment(checkout);
  // The methods of the open payment name their own totals.
  const others = open === 'pagamento' ? [] : pagamentos.filter((way) => way !== chosen);
  return (
    <dl className="mt-2 flex flex-col gap-1 border-t border-line pt-3 text-small tabular-nums">
      <AmountRow term="Subtotal" amount={formatReais(totais.subtotal)} />
      <DiscountRow term="Compre junto" reais={totais.descontoCombinacoes} />
      <DiscountRow term={`Cupom ${cupom ?? ''}`} reais={totais.descontoCupom} />
      {chosen && (
        <DiscountRow
          term={`Desconto ${toPaymentPhrase(chosen)} (${toPercentText(chosen.porcentagem)})`}
          reais={totais.descontoPagamento}
        />
      )}
      <AmountRow
        term={entrega ? `Frete (${entrega.label})` : 'Frete'}
        amount={totais.frete === undefined ? 'informe o CEP' : toPriceText(totais.frete)}
        isGood={totais.frete === 0}
      />
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="text-body">
          <span>{chosen ? `Total ${toPaymentPhrase(chosen)}` : 'Total'}</span>
          {totais.frete === undefined && <span className="block text-micro text-ink-2">sem o frete</span>}
        </dt>
        <dd className="text-price font-bold">{formatReais(totais.total)}</dd>
      </div>
      {others.map((way) => (
        <AmountRow key={way.tipo} term={`Total ${toPaymentPhrase(way)}`} amount={formatReais(way.total)} />
      ))}
    </dl>
  );
}

import type { ReactNode } from 'react';
import { formatReais } from '#rules/money.ts';
import { Icon } from '#ui/icon.tsx';
import { NewTabLink } from '#ui/new-tab-link.tsx';
import { UnbrokenText } from '#ui/unbroken-text.tsx';
import { AddressLines } from '../../../commerce/account/address-lines.tsx';
import { AmountRow, DiscountRow } from '../../../commerce/cart/amount-row.tsx';
import { LinePicture } from '../../../commerce/cart/line-picture.tsx';
import { paymentPhrases } from '../../../commerce/payments/payment-words.ts';
import { reviewsId } from '../../../commerce/reviews/review.ts';
import type { OrderLineView, OrderView } from '../view/order-view.server.ts';

/** The steps of an order: a line from left to right where there is room, else a list. */
export function Timeline({ steps, refundNote }: Pick<OrderView, 'steps' | 'refundNote'>) {
  const lastPast = steps.map(({ at, isAside }) => at !== undefined && !isAside).lastIndexOf(true);
  return (
    <>
      <ol aria-label="Andamento do pedido" className="order-steps mt-4">
        {steps.map(({ label, at, isEnd = false }, index) => (
          <li
            key={`${label} ${at}`}
            aria-current={index === lastPast ? 'step' : undefined}
            data-past={at !== undefined || undefined}
            className={`order-step ${at ? '' : 'text-ink-2'} ${index === lastPast ? 'font-semibold' : ''}`}
          >
            <span
              aria-hidden="true"
              className={`mt-0.5 grid size-6 shrink-0 place-items-center rounded-pill border ${at ? toPastMark(isEnd) : 'border-line'}`}
            >
              {at && <Icon name={isEnd ? 'close' : 'check'} className="size-4" />}
            </span>
            <span>
              <span className="block">{label}</span>
              {at && <span className="block text-small font-normal text-ink-2">{at}</span>}
              {!at && <span className="sr-only">ainda não</span>}
            </span>
          </li>
        ))}
      </ol>
      {refundNote && <p className="mt-4 text-ink-2">{refundNote}</p>}
    </>
  );
}

const toPastMark = (isEnd: boolean): string =>
  isEnd ? 'border-ink-2 text-ink-2' : 'border-brand bg-brand text-on-cta';

interface OrderLinesProps {
  lines: readonly OrderLineView[];
  /** Whether the buyer has the products, and may tell others about them. */
  canReview: boolean;
}

export function OrderLines({ lines, canReview }: OrderLinesProps) {
  return (
    <ul aria-label="Itens do pedido" className="mt-2">
      {lines.map((line) => (
        <li
          key={`${line.href} ${line.option} ${line.parts.join()}`}
          className="flex flex-wrap gap-4 border-b border-line py-4"
        >
          <LinePicture picture={line.picture} />
          <div className="flex min-w-0 flex-1 basis-32 flex-col gap-1">
            <a href={line.href} className="-my-2.5 py-2.5 font-medium hover:underline">
              <UnbrokenText>{line.name}</UnbrokenText>
            </a>
            {line.option && <p className="text-small text-ink-2">{line.option}</p>}
            {line.parts.length > 0 && (
              <ul className="text-small text-ink-2">
                {line.parts.map((part) => (
                  <li key={part}>{part}</li>
                ))}
              </ul>
            )}
            {/* A kit has no reviews of its own. */}
            {canReview && line.parts.length === 0 && (
              <a
                href={`${line.href}#${reviewsId}`}
                className="text-link inline-flex min-h-11 items-center self-start text-small print:hidden"
              >
                Avaliar<span className="sr-only">: {line.name}</span>
              </a>
            )}
            <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 tabular-nums">
              <span className="text-small text-ink-2">
                {`${line.quantity} × `}
                {line.list !== undefined && (
                  <>
                    <span className="sr-only">de </span>
                    <s>{formatReais(line.list)}</s> <span className="sr-only">por </span>
                  </>
                )}
                {formatReais(line.price)}
              </span>
              <strong className="font-semibold">{formatReais(line.price * line.quantity)}</strong>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function OrderAmounts({ amounts, isPaid }: { amounts: OrderView['amounts']; isPaid: boolean }) {
  const { frete, coupon, refunded } = amounts;
  return (
    <Card title="Valores" className="bg-soft">
      <dl className="flex flex-col gap-1.5 text-ink tabular-nums">
        <AmountRow term="Subtotal" amount={formatReais(amounts.subtotal)} />
        <DiscountRow term="Compre junto" reais={amounts.descontoCombinacoes} />
        <DiscountRow term={coupon ? `Cupom ${coupon}` : 'Cupom'} reais={amounts.descontoCupom} />
        <DiscountRow term="Desconto no Pix" reais={amounts.descontoPagamento} />
        <AmountRow term="Frete" amount={frete === 0 ? 'Grátis' : formatReais(frete)} isGood={frete === 0} />
        <div className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
          <dt>{`${isPaid ? 'Total pago' : 'Total'} ${paymentPhrases[amounts.kind]}`}</dt>
          <dd className="text-price font-bold">{formatReais(amounts.total)}</dd>
        </div>
        {amounts.installmentsText && (
          <div>
            <dt className="sr-only">Cartão de crédito</dt>
            <dd className="text-right text-small text-ink-2">{amounts.installmentsText}</dd>
          </div>
        )}
        {refunded !== undefined && <AmountRow term="Devolvido" amount={formatReais(refunded)} />}
      </dl>
    </Card>
  );
}

/** Where each parcel is or which pieces can be picked up, and the electronic invoice. */
export function OrderPapers({ parcels, isPickup, invoice }: Pick<OrderView, 'parcels' | 'isPickup' | 'invoice'>) {
  const title = parcels.length === 1 ? 'Rastreio' : 'Pacotes';
  return (
    <div className="mt-8 grid grid-cols-1 gap-4 empty:hidden @lg:grid-cols-2">
      {parcels.length > 0 && (
        <Card title={isPickup ? 'Retirada em partes' : title} className="@lg:only:col-span-full">
          <ul className="flex flex-col gap-3">
            {parcels.map((parcel) => (
              <li key={`${parcel.code} ${parcel.sentAt}`}>
                {parcel.carrier && <span className="block font-medium text-ink">{parcel.carrier}</span>}
                {parcel.piecesText && <span className="block">{parcel.piecesText}</span>}
                {parcel.code && <span className="block break-all">{`Código ${parcel.code}`}</span>}
                <span className="block">{parcel.stateText}</span>
                {parcel.link && <OutsideLink href={parcel.link}>Acompanhar o pacote</OutsideLink>}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {invoice && (
        <Card title="Nota fiscal" className="@lg:only:col-span-full">
          <p>
            <span className="block">{`NF-e número ${invoice.numero}`}</span>
            <span className="block wrap-anywhere tabular-nums">{`Chave ${invoice.chave.replaceAll(/(.{4})(?=.)/g, '$1 ')}`}</span>
            {invoice.link && <OutsideLink href={invoice.link}>Ver a nota fiscal</OutsideLink>}
          </p>
        </Card>
      )}
    </div>
  );
}

function OutsideLink({ href, children }: { href: string; children: string }) {
  return (
    <NewTabLink href={href} isUntraced className="text-link inline-flex min-h-11 items-center">
      {children}
    </NewTabLink>
  );
}

export function OrderDelivery({ order: { address, delivery } }: { order: OrderView }) {
  const { pickupPoint: point } = delivery;
  return (
    <Card title={point ? 'Retirada' : 'Entrega'}>
      <p>
        <span className="block font-medium text-ink">{delivery.label}</span>
        {delivery.arrival && <span className="block">{delivery.arrival}</span>}
      </p>
      {point ? (
        <address className="not-italic">
          <span className="block">{point.nome}</span>
          <span className="block">{`${point.endereco}, ${point.numero}`}</span>
          <span className="block">{`${point.bairro}, ${point.cidade} - ${point.uf}`}</span>
          {point.horario && <span className="block">{`Horário: ${point.horario}`}</span>}
        </address>
      ) : (
        <AddressLines address={address} />
      )}
    </Card>
  );
}

export function OrderBuyer({ order: { contact, gift } }: { order: OrderView }) {
  return (
    <Card title="Quem comprou">
      <p className="wrap-anywhere">
        <span className="block">{contact.nome}</span>
        <span className="block">{contact.email}</span>
        <span className="block">{contact.celular}</span>
        <span className="block">{contact.documento}</span>
      </p>
      {gift && (
        <p>
          <span className="block font-medium text-ink">Recado do presente</span>
          <span className="block whitespace-pre-line">{gift}</span>
        </p>
      )}
    </Card>
  );
}

interface CardProps {
  title: string;
  className?: string;
  children: ReactNode;
}

function Card({ title, className = '', children }: CardProps) {
  return (
    <section className={`rounded-card border border-line p-5 lg:p-6 ${className}`}>
      <h2 className="text-h3">{title}</h2>
      <div className="mt-3 flex flex-col gap-3 text-ink-2">{children}</div>
    </section>
  );
}

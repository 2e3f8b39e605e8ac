import { type RefObject, useId } from 'react';
import { formatReais } from '#rules/money.ts';
import { toSmallest } from '../../../commerce/pictures/picture.ts';
import type { OfferView } from '../view/offer-view.server.ts';
import type { SiblingsView } from '../view/product-view.server.ts';

interface ValueChipsProps {
  /** The attribute, such as "Volume". */
  name: string;
  offers: readonly OfferView[];
  /** Undefined until the visitor has chosen one: the browser then refuses to send the form. */
  selectedId: number | undefined;
  onSelect: (valueId: number) => void;
  ref: RefObject<HTMLFieldSetElement | null>;
}

/** Shown in place of the price. */
const statusTexts = { sobconsulta: 'Sob consulta', indisponivel: 'Esgotado' };

/** The values of a product as radio buttons. Each posts its own cart payload, so they work without script. */
export function ValueChips({ name, offers, selectedId, onSelect, ref }: ValueChipsProps) {
  const id = useId();
  const selected = offers.find((offer) => offer.valueId === selectedId);
  return (
    <fieldset ref={ref} aria-labelledby={id}>
      <legend id={id} className="mb-2 text-small lg:mb-1">
        <span className="text-ink-2">{name}:</span>{' '}
        <span className="font-semibold">{selected?.label ?? 'escolha uma'}</span>
      </legend>
      <div className="flex flex-wrap gap-2.5">
        {offers.map((offer) => (
          <label key={offer.valueId} className="chip choice-chip" data-status={offer.status}>
            <input
              type="radio"
              className="covering-input"
              name="carrinho"
              required
              value={offer.purchase}
              data-value={offer.valueId}
              autoComplete="off"
              defaultChecked={offer.valueId === selectedId}
              onChange={() => onSelect(offer.valueId)}
            />
            <span className="font-semibold">{offer.label}</span>
            <span className="text-small">
              {offer.status === 'disponivel' ? formatReais(offer.price.price) : statusTexts[offer.status]}
            </span>
            {offer.unit && offer.status !== 'indisponivel' && (
              <span className="text-micro text-ink-2 tabular-nums">{offer.unit.text}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Links to the other products of the group, such as the same diffuser in another scent. */
export function SiblingLinks({ siblings }: { siblings: SiblingsView }) {
  const current = siblings.options.find((option) => option.isCurrent);
  return (
    <nav aria-label={siblings.name}>
      <p className="mb-2 text-small">
        <span className="text-ink-2">{siblings.name}:</span> <span className="font-semibold">{current?.label}</span>
      </p>
      <ul className="flex flex-wrap gap-2.5 max-sm:has-[img]:grid max-sm:has-[img]:grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))]">
        {siblings.options.map((option) => (
          <li key={option.href}>
            <a
              href={option.href}
              aria-current={option.isCurrent ? 'page' : undefined}
              className="chip sibling-chip"
              data-status={option.isAvailable ? undefined : 'indisponivel'}
            >
              {option.picture && (
                <img src={toSmallest(option.picture)} alt="" width={48} height={60} loading="lazy" decoding="async" />
              )}
              <span>{option.label}</span>
              {!option.isAvailable && <span className="sr-only">, esgotado</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

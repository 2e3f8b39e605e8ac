import { useEffect, useRef, useState } from 'react';
import { Form, useFetcher } from 'react-router';
import { Button, buttonClass } from '#ui/button.tsx';
import { Select } from '#ui/forms/select.tsx';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { QuantityField } from '#web/forms/fields.tsx';
import { AddToCartForm } from '../../commerce/cart/add-to-cart-form.tsx';
import type { FreightQuote } from '../../commerce/delivery/use-freight-quote.ts';
import { SellerPurchase, StickyBuyBar } from '../../commerce/product/purchase-controls.tsx';
import type { Seller } from '../../shops/resolve-shop.ts';
import { KitNotes } from './kit-care.tsx';
import {
  toObstacleText,
  type KitChoice,
  maxQuantity,
  toFormData,
  toInitialChoices,
  toProgressText,
  toQuantityField,
  toStepField,
  toValueField,
  wrongQuantityText,
} from './kit-choices.ts';
import { KitFreight } from './kit-freight.tsx';
import { KitPart } from './kit-part.tsx';
import { KitPrice } from './kit-price.tsx';
import type { KitPartView, KitView } from './kit-view.server.ts';
import type { KitPricing } from './price-choices.server.ts';

const pricingDelayMs = 300;
const choicesId = 'itens-do-kit';

interface KitBuilderProps {
  kit: KitView;
  seller: Seller | undefined;
  pricing: KitPricing | undefined;
  freight: FreightQuote | undefined;
}

/** An open kit, whose quantities the visitor sets. The price updates by script; without script a button submits the form. */
export function KitBuilder({ kit, seller, pricing, freight }: KitBuilderProps) {
  const builder = useKitPricing(kit, pricing);
  const { choices, offer, isPricing } = builder;
  const isHydrated = useIsHydrated();
  const summary = useRef<HTMLDivElement>(null);
  const [wrong, setWrong] = useState<readonly number[]>([]);
  const wrongChoice = wrong.length > 0 ? wrongQuantityText : toObstacleText(kit.parts, choices);
  const obstacle = wrongChoice || builder.error;
  const retry = wrongChoice ? undefined : builder.retry;
  // The last price then belongs to an earlier choice.
  const shownOffer = obstacle ? undefined : offer;
  return (
    <>
      <Form method="post" className="rounded-card border border-line px-5 pt-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={choicesId} className="text-h3">
            Escolha os itens
          </h2>
          <p className="text-small text-ink-2" role="status">
            {toProgressText(choices)}
          </p>
        </div>
        <ul>
          {choices.map((choice, index) => {
            const part = kit.parts[index];
            if (!part) return null;
            const value = part.values.find(({ id }) => id === choice.valueId);
            return (
              <KitPart
                // oxlint-disable-next-line react/no-array-index-key -- a kit may hold one product twice, and never reorders
                key={`${part.id}-${index}`}
                part={part}
                priceText={value?.priceText}
                isSoldOut={(value ?? part).status === 'indisponivel'}
              >
                <PartFields
                  part={part}
                  left={(value ?? part).left}
                  index={index}
                  choice={choice}
                  refused={pricing?.refused?.[toQuantityField(index)]}
                  onChange={builder.change}
                  onWrong={(isWrong) =>
                    setWrong((all) => (isWrong ? [...all, index] : all.filter((other) => other !== index)))
                  }
                />
              </KitPart>
            );
          })}
        </ul>
        <noscript>
          <div className="pb-4">
            <Button type="submit" look="secondary" size="card">
              Atualizar preço
            </Button>
          </div>
        </noscript>
      </Form>
      {!seller && (
        <StickyBuyBar anchor={summary} price={shownOffer?.price}>
          <a href={`#${choicesId}`} className={buttonClass('primary', undefined, 'grow')}>
            Montar o kit
          </a>
        </StickyBuyBar>
      )}
      <div ref={summary} className={seller ? 'flex flex-col gap-4' : 'kit-summary'}>
        <KitPrice offer={shownOffer} isCompact />
        {seller ? (
          <SellerPurchase seller={seller} canBuy={kit.status === 'disponivel'} price={shownOffer?.price} />
        ) : (
          <AddToCartForm purchase={offer.purchase}>
            {({ isBusy }) => (
              <Button
                type={retry ? 'button' : 'submit'}
                size="large"
                look={retry ? 'secondary' : 'primary'}
                icon={retry ? undefined : 'bag'}
                isBusy={isBusy || isPricing}
                onClick={retry}
                // Without script a button is inert only if it is disabled.
                disabled={!isHydrated && !retry && obstacle !== ''}
                aria-disabled={(!retry && obstacle !== '') || undefined}
                aria-describedby="motivo-do-kit"
              >
                {retry ? 'Tentar de novo' : 'Adicionar à sacola'}
              </Button>
            )}
          </AddToCartForm>
        )}
        <p id="motivo-do-kit" role="status" className="col-span-full w-full text-small text-danger empty:hidden">
          {obstacle}
        </p>
      </div>
      <KitNotes kit={kit} />
      {!seller && <KitFreight kit={kit} choice={offer.choice} initial={freight} />}
    </>
  );
}

interface PartFieldsProps {
  part: KitPartView;
  /** How many of the selected value there are to take. */
  left: number;
  index: number;
  choice: KitChoice;
  /** The quantity of the last no-script submit, if it is no whole number. */
  refused: string | undefined;
  onChange: (index: number, change: Partial<KitChoice>) => void;
  onWrong: (isWrong: boolean) => void;
}

function PartFields({ part, left, index, choice, refused, onChange, onWrong }: PartFieldsProps) {
  // The words of a value that is sold out need a line of their own on a phone.
  const isSoldOut = part.values.some(({ id, status }) => id === choice.valueId && status === 'indisponivel');
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-3 max-sm:w-full">
      {part.values.length > 0 && (
        <Select
          label={part.valueName}
          name={toValueField(index)}
          value={choice.valueId}
          onChange={({ target }) => {
            const value = part.values.find(({ id }) => id === Number(target.value));
            if (value) onChange(index, { valueId: value.id, quantity: Math.min(choice.quantity, value.left) });
          }}
          isLabelHidden
          className={`max-w-full min-w-0 *:flex-1 max-sm:flex-1 sm:w-42 ${isSoldOut ? 'max-sm:basis-40' : 'max-sm:basis-20'}`}
        >
          {part.values.map((value) => (
            <option key={value.id} value={value.id}>
              {`${value.label}${value.status === 'indisponivel' ? ', esgotado' : ''}`}
            </option>
          ))}
        </Select>
      )}
      <QuantityField
        label={part.name}
        name={toQuantityField(index)}
        stepName={toStepField(index)}
        value={choice.quantity}
        min={0}
        max={Math.min(maxQuantity, left)}
        refused={refused}
        onChange={(quantity) => onChange(index, { quantity })}
        onWrong={onWrong}
      />
    </div>
  );
}

/** The state of the form, and the last price from the API. */
function useKitPricing(kit: KitView, pricing: KitPricing | undefined) {
  const fetcher = useFetcher<KitPricing>();
  const [choices, setChoices] = useState(() => pricing?.choices ?? toInitialChoices(kit.parts));
  const [isWaiting, setWaiting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const submit = (chosen: readonly KitChoice[]) => void fetcher.submit(toFormData(chosen), { method: 'post' });
  const change = (changed: number, to: Partial<KitChoice>) => {
    const next = choices.map((choice, index) => (index === changed ? { ...choice, ...to } : choice));
    setChoices(next);
    setWaiting(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setWaiting(false);
      submit(next);
    }, pricingDelayMs);
  };
  const isPricing = isWaiting || fetcher.state !== 'idle';
  const last = fetcher.data ?? pricing;
  // A response without a price leaves the last offer, until the choice can be bought again.
  const [offer, setOffer] = useState(last?.offer ?? kit.offer);
  if (last?.offer && last.offer !== offer) setOffer(last.offer);
  return {
    choices,
    change,
    offer,
    error: last?.error ?? '',
    /** Undefined if the API rejected the choice, since a retry would not help. */
    retry: last?.canRetry && !isPricing ? () => submit(choices) : undefined,
    isPricing,
  };
}

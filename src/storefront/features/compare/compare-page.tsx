// Devices side by side: a table that scrolls sideways by itself, and a form of checkboxes. Both need no script.

import { Form } from 'react-router';
import { formatReais } from '#rules/money.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Breadcrumb, type BreadcrumbEntry } from '#ui/navigation/breadcrumb.tsx';
import { UnbrokenText } from '#ui/unbroken-text.tsx';
import { AddToCartForm } from '../../commerce/cart/add-to-cart-form.tsx';
import { NoProducts } from '../../commerce/product/no-products.tsx';
import { ProductPicture } from '../../commerce/product/product-picture.tsx';
import { ProductPrice } from '../../commerce/product/product-price.tsx';
import { paths } from '../../paths.ts';
import { ShopField, useShopHref } from '../../shops/shop-context.tsx';
import type { ComparedDevice, CompareView, FactRow } from './compare-view.server.ts';

export function ComparePage({ view, breadcrumb }: { view: CompareView; breadcrumb: readonly BreadcrumbEntry[] }) {
  const { devices, rows, summary, notes, options } = view;
  const isComparing = rows.length > 0;
  return (
    <div className="row pt-3 lg:pt-5">
      <Breadcrumb entries={breadcrumb} />
      <h1 tabIndex={-1} className="mt-2 lg:mt-4">
        Comparar difusores elétricos
      </h1>
      {!isComparing && (
        <p className="mt-2 max-w-[65ch] text-ink-2">
          Capacidade, área, horas, ruído e voltagem lado a lado, com os dados que o fabricante informa.
        </p>
      )}
      {notes.length > 0 && (
        <ul className="mt-4 grid max-w-[75ch] gap-1 rounded-card bg-soft px-5 py-4">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {isComparing && (
        <>
          <p className="mt-4 max-w-[75ch] text-balance text-ink-2">{summary.join(' ')}</p>
          <Comparison devices={devices} rows={rows} />
        </>
      )}
      {options.length > 0 ? (
        <Choice options={options} isComparing={isComparing} />
      ) : (
        <NoProducts text="Ainda não há difusores elétricos por aqui." />
      )}
    </div>
  );
}

function Comparison({ devices, rows }: Pick<CompareView, 'devices' | 'rows'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is scrolled by keyboard too
    <div role="region" aria-label="Comparação" tabIndex={0} className="compare-region mt-4">
      <table className="compare-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Característica</span>
            </th>
            {devices.map(({ card }) => (
              <th key={card.id} scope="col">
                <span className="compare-picture">
                  {card.picture && <ProductPicture picture={card.picture} alt="" sizes="80px" isEager />}
                </span>
                <a href={card.href} className="text-note font-medium hover:underline lg:flow-root">
                  <UnbrokenText>{card.name}</UnbrokenText>
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Preço</th>
            {devices.map((device) => (
              <td key={device.card.id}>
                <DevicePrice {...device} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">Comprar</th>
            {devices.map((device) => (
              <td key={device.card.id}>
                <DeviceButton {...device} />
              </td>
            ))}
          </tr>
          {rows.map((row) => (
            <Fact key={row.label} row={row} devices={devices} />
          ))}
          <tr>
            <th scope="row">Nesta comparação</th>
            {devices.map(({ card, removeHref }) => (
              <td key={card.id}>
                <a href={removeHref} rel="nofollow" className="text-link inline-flex min-h-11 items-center text-small">
                  Tirar
                  <span className="sr-only">: {card.name}</span>
                </a>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** Differing facts are bold and equal ones say so: neither is shown by colour alone. */
function Fact({ row, devices }: { row: FactRow; devices: readonly ComparedDevice[] }) {
  return (
    <tr>
      <th scope="row">
        {row.label}
        {row.legend && <span className="block text-micro font-normal">{row.legend}</span>}
        {row.isSame && <span className="block text-micro font-normal">igual em todos</span>}
      </th>
      {devices.map(({ card }, place) => (
        <td key={card.id} className={row.isDifferent ? 'font-semibold' : undefined}>
          {row.values[place] ?? <span className="font-normal text-ink-2">não informado</span>}
        </td>
      ))}
    </tr>
  );
}

function DevicePrice({ card }: ComparedDevice) {
  if (card.status === 'sobconsulta') return 'Sob consulta';
  return (
    <>
      {card.status === 'indisponivel' && <p className="font-semibold">Esgotado</p>}
      <ProductPrice price={card.price} />
    </>
  );
}

function DeviceButton({ card, hasChoice }: ComparedDevice) {
  if (!card.status && !hasChoice) {
    return (
      <AddToCartForm purchase={card.purchase} size={card.size}>
        {({ isBusy }) => (
          <Button type="submit" look="secondary" size="card" isBusy={isBusy}>
            <span>
              Adicionar <span className="max-lg:sr-only">à sacola</span>
              <span className="sr-only">: {card.name}</span>
            </span>
          </Button>
        )}
      </AddToCartForm>
    );
  }
  return (
    <a href={card.href} className={buttonClass('secondary', 'card')}>
      {toLinkText(card)}
      <span className="sr-only">: {card.name}</span>
    </a>
  );
}

function toLinkText({ status, asksVoltage }: ComparedDevice['card']): string {
  if (status === 'sobconsulta') return 'Consultar';
  if (status === 'indisponivel') return 'Avise-me quando chegar';
  return asksVoltage ? 'Escolher voltagem' : 'Ver opções';
}

/** The key resets the boxes when another comparison is shown. */
function Choice({ options, isComparing }: Pick<CompareView, 'options'> & { isComparing: boolean }) {
  const toHref = useShopHref();
  const chosen = options.filter(({ isChosen }) => isChosen).map(({ id }) => id);
  return (
    <Form key={chosen.join()} method="get" action={paths.compare} className={isComparing ? 'section' : 'mt-6'}>
      <ShopField />
      <fieldset>
        <legend className="font-display text-h3">
          {isComparing ? 'Comparar outros difusores' : 'Escolha de dois a quatro difusores'}
        </legend>
        <ul className="compare-choice">
          {options.map((option) => (
            <li key={option.id}>
              <label className="compare-option">
                <input type="checkbox" name="ids" value={option.id} defaultChecked={option.isChosen} />
                <span className="compare-thumbnail">
                  {option.picture && <ProductPicture picture={option.picture} alt="" sizes="64px" />}
                </span>
                <span>
                  <span className="block text-note font-medium text-balance">
                    <UnbrokenText>{option.name}</UnbrokenText>
                  </span>
                  <span className="block text-small text-ink-2 tabular-nums">{toOfferText(option)}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      {/* Distinguishes a choice of none from a first visit in the address. */}
      <input type="hidden" name="ids" value="" />
      <div className="compare-actions">
        <Button type="submit">Comparar</Button>
        {isComparing && (
          <a href={toHref(paths.compare)} className={buttonClass('link')}>
            Começar de novo
          </a>
        )}
      </div>
    </Form>
  );
}

function toOfferText({ status, price }: ComparedDevice['card']): string {
  if (status === 'sobconsulta') return 'Preço sob consulta';
  const text = formatReais(price.price);
  return status === 'indisponivel' ? `${text}, esgotado` : text;
}

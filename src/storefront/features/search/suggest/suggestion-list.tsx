import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { UnbrokenText } from '#ui/unbroken-text.tsx';
import type { SuggestedProduct, Suggestions } from './suggestion-view.ts';

interface SuggestionListProps {
  id: string;
  suggestions: Suggestions;
  showsBrands?: boolean;
  /** Id of the option that is active by keyboard. */
  activeId: string | undefined;
  onChoose: () => void;
}

/** A page first; terms and brands beside the products, or above them below 1024 px. All options are links. */
export function SuggestionList({ id, suggestions, showsBrands = false, activeId, onChoose }: SuggestionListProps) {
  const { heading, help, terms, products, productsHeading, total, allHref } = suggestions;
  const brands = showsBrands ? suggestions.brands : [];
  const hasTerms = terms.length > 0 || brands.length > 0;
  const option = (name: string, href: string) => ({ id: `${id}-${name}`, href, activeId, onChoose });
  return (
    <>
      <h2 id={`${id}-titulo`} className="px-4 pt-3 pb-2 font-sans text-body font-semibold text-ink">
        {heading}
      </h2>
      <div id={id} role="listbox" aria-labelledby={`${id}-titulo`}>
        {help && (
          <Option {...option('pagina', help.href)} className="min-h-13 justify-between border-y border-line bg-soft">
            <span>
              Veja a página: <b className="font-semibold">{help.label}</b>
            </span>
            <Icon name="chevron-right" className="size-4 shrink-0" />
          </Option>
        )}
        <div className={hasTerms ? 'suggestions-with-terms' : ''}>
          {hasTerms && (
            <div className="pb-2">
              <Group label="Termos">
                {terms.map(({ typed, rest, href }, index) => (
                  <Option key={href} {...option(`termo-${index}`, href)} className="min-h-11 lg:min-h-9">
                    <Icon name="search" className="size-4 text-ink-2" />
                    <span className="min-w-0">
                      {typed}
                      <b className="font-semibold">{rest}</b>
                    </span>
                  </Option>
                ))}
              </Group>
              <Group label="Marcas" isNamed>
                {brands.map(({ name, count, href }, index) => (
                  <Option key={href} {...option(`marca-${index}`, href)} className="min-h-9 justify-between">
                    <span>{name}</span>
                    {count !== undefined && <span className="text-small text-ink-2">{count}</span>}
                  </Option>
                ))}
              </Group>
            </div>
          )}
          <Group label={productsHeading ?? 'Produtos'} isNamed={productsHeading !== undefined}>
            {products.map((product) => (
              <Option key={product.id} {...option(`produto-${product.id}`, product.href)}>
                <ProductRow product={product} />
              </Option>
            ))}
          </Group>
        </div>
        {allHref && (
          <Option
            {...option('todos', allHref)}
            className="min-h-13 justify-center border-t border-line font-semibold text-brand"
          >
            <span>{total === 1 ? 'Ver o resultado' : `Ver todos os ${total} resultados`}</span>
            <Icon name="chevron-right" className="size-4" />
          </Option>
        )}
      </div>
    </>
  );
}

interface GroupProps {
  label: string;
  /** Shows the label, which is otherwise for screen readers only. */
  isNamed?: boolean;
  children: readonly ReactNode[];
}

function Group({ label, isNamed = false, children }: GroupProps) {
  if (children.length === 0) return null;
  return (
    <div role="group" aria-label={label}>
      {isNamed && (
        <p aria-hidden="true" className="px-4 pt-3 text-micro text-ink-2">
          {label}
        </p>
      )}
      {children}
    </div>
  );
}

interface OptionProps {
  id: string;
  href: string;
  activeId: string | undefined;
  onChoose: () => void;
  className?: string;
  children: ReactNode;
}

function Option({ id, href, activeId, onChoose, className = '', children }: OptionProps) {
  return (
    <a
      id={id}
      href={href}
      role="option"
      aria-selected={id === activeId}
      tabIndex={-1}
      className={`suggestion ${className}`}
      onClick={onChoose}
    >
      {children}
    </a>
  );
}

function ProductRow({ product: { name, picture, size, price, note } }: { product: SuggestedProduct }) {
  return (
    <>
      <span className="h-20 w-16 shrink-0 overflow-hidden rounded-input bg-skeleton">
        {picture && <img src={picture} alt="" width={64} height={80} className="h-full w-full object-cover" />}
      </span>
      <span className="min-w-0">
        <span className="line-clamp-2 text-note font-medium">
          <UnbrokenText>{name}</UnbrokenText>
        </span>
        {note && <span className="block text-small text-ink-2">{note}</span>}
        {price && (
          <span className="flex flex-wrap items-baseline gap-x-2.5 tabular-nums">
            {size && <span className="text-small text-ink-2">{size}</span>}
            <b className="font-bold">{price.price}</b>
            {price.cashPrice && <span className="text-small font-semibold text-pix">{price.cashPrice}</span>}
          </span>
        )}
      </span>
    </>
  );
}

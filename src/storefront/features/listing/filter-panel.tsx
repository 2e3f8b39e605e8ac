import { Icon } from '#ui/icon.tsx';
import { Disclosure } from '#ui/navigation/disclosure.tsx';
import type { NavigationMode } from '#web/navigation-mode.ts';
import type { FilterGroup, FilterOption } from './filter-view.ts';
import type { ListingView } from './listing-view.server.ts';
import { PriceForm } from './price-form.tsx';

const collapsedCount = 6;

type FilterPanelProps = Pick<ListingView, 'groups' | 'categories' | 'priceFields' | 'refusedPrice'> & {
  /** Shown as a sheet over the page, which may scroll to its top behind it. */
  isSheet?: boolean;
};

/** Every option is a link: it works without script, and each state has a URL. */
export function FilterPanel({ groups, categories, priceFields, refusedPrice, isSheet = false }: FilterPanelProps) {
  const mode = isSheet ? undefined : 'in-place';
  return (
    <div>
      {categories.length > 0 && <CategoryLinks categories={categories} />}
      {groups.map((group) => (
        <Disclosure key={group.id} title={group.name} level={3} isOpen>
          <OptionList group={group} mode={mode} />
          {group.id === 'preco' && <PriceForm fields={priceFields} refused={refusedPrice} mode={mode} />}
        </Disclosure>
      ))}
    </div>
  );
}

function CategoryLinks({ categories }: Pick<ListingView, 'categories'>) {
  return (
    <Disclosure title="Categorias" level={3} isOpen>
      <ul>
        {categories.map((category) => (
          <li key={category.href}>
            <a href={category.href} className="inline-flex min-h-11 items-center hover:underline lg:min-h-8">
              {category.label}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function OptionList({ group, mode }: { group: FilterGroup; mode: NavigationMode | undefined }) {
  const isLong = group.options.length > collapsedCount + 1;
  const first = isLong ? group.options.slice(0, collapsedCount) : group.options;
  const rest = isLong ? group.options.slice(collapsedCount) : [];
  return (
    <>
      <OptionLinks options={first} mode={mode} />
      {rest.length > 0 && (
        <details className="group" open={rest.some((option) => option.isActive)}>
          <summary className="text-link inline-flex min-h-11 items-center text-small group-open:hidden">
            Ver mais {rest.length}
            <span className="sr-only"> em {group.name}</span>
          </summary>
          <OptionLinks options={rest} mode={mode} />
        </details>
      )}
    </>
  );
}

function OptionLinks({ options, mode }: { options: readonly FilterOption[]; mode: NavigationMode | undefined }) {
  return (
    <ul>
      {options.map((option) => (
        <OptionLink key={option.id} option={option} mode={mode} />
      ))}
    </ul>
  );
}

function OptionLink({ option, mode }: { option: FilterOption; mode: NavigationMode | undefined }) {
  return (
    <li>
      <a
        href={option.href}
        data-navigation={mode}
        rel="nofollow"
        aria-current={option.isActive ? true : undefined}
        className="filter-option"
      >
        <span aria-hidden="true" className="filter-box">
          {option.isActive && <Icon name="check" className="size-4" />}
        </span>
        <span>
          {option.isActive && <span className="sr-only">Remover filtro </span>}
          <span>{option.label}</span>
        </span>
        {option.count !== undefined && (
          <span className="filter-count">
            <span>{option.count}</span>
            <span className="sr-only">{option.count === 1 ? ' produto' : ' produtos'}</span>
          </span>
        )}
      </a>
    </li>
  );
}

import { type ReactNode, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { Disclosure } from '#ui/navigation/disclosure.tsx';
import type { NavigationMode } from '#web/navigation-mode.ts';
import type { FilterGroup, FilterOption } from './filter-view.ts';
import type { ListingView } from './listing-view.server.ts';
import { PriceForm } from './price-form.tsx';

const collapsedCount = 6;

/** The groups that are unfolded at first, since most people begin with them. */
const openGroups = ['categoria', 'preco'];

interface FilterPanelProps extends Pick<
  ListingView,
  'groups' | 'categories' | 'price' | 'priceFields' | 'refusedPrice'
> {
  /** Closes the sheet over the page, which may scroll to its top behind it; undefined in the column beside the products. */
  onDone?: () => void;
}

/** Every option is a link: it works without script, and each state has a URL. */
export function FilterPanel({ groups, categories, onDone, ...prices }: FilterPanelProps) {
  const mode = onDone ? undefined : 'in-place';
  return (
    <div>
      {groups.map((group) => (
        <FilterGroupDisclosure key={group.id} group={group}>
          <OptionList group={group} mode={mode} />
          {group.id === 'preco' && <PriceForm {...prices} mode={mode} onDone={onDone} />}
        </FilterGroupDisclosure>
      ))}
      {categories.length > 0 && <CategoryLinks categories={categories} />}
    </div>
  );
}

/** Later choices neither fold nor unfold it: the chosen option keeps its place, and the focus. */
function FilterGroupDisclosure({ group, children }: { group: FilterGroup; children: ReactNode }) {
  const count = group.options.filter((option) => option.isActive).length;
  const [isOpen] = useState(count > 0 || openGroups.includes(group.id));
  return (
    <Disclosure title={<GroupTitle name={group.name} count={count} />} level={3} isOpen={isOpen}>
      {children}
    </Disclosure>
  );
}

function GroupTitle({ name, count }: { name: string; count: number }) {
  return (
    <>
      <span>{name}</span>
      {count > 0 && (
        <span className="filter-applied">
          <span>{count}</span>
          <span className="sr-only">{count === 1 ? ' aplicado' : ' aplicados'}</span>
        </span>
      )}
    </>
  );
}

function CategoryLinks({ categories }: Pick<ListingView, 'categories'>) {
  return (
    <Disclosure title="Categorias" level={3}>
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
  const options = group.options.filter(({ isTyped }) => !isTyped);
  const isLong = options.length > collapsedCount + 1;
  const first = isLong ? options.slice(0, collapsedCount) : options;
  const rest = isLong ? options.slice(collapsedCount) : [];
  if (options.length === 0) return null;
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
        {option.isActive && <Icon name="check" className="filter-check size-4" />}
        {option.isActive && <span className="sr-only">Remover filtro </span>}
        <span className="filter-label">{option.label}</span>
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

import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/forms/select.tsx';
import { Icon } from '#ui/icon.tsx';
import { navigationModes } from '#web/navigation-mode.ts';
import type { ChoiceLink } from './listing-links.ts';
import type { ListingView } from './listing-view.server.ts';

export const arrangeId = 'ordenar';

interface AppliedFiltersProps extends Pick<ListingView, 'applied' | 'unfilteredHref'> {
  /** True if filters are active for which there is no chip here. */
  hasOthers?: boolean;
  className?: string;
}

/** One chip per active filter, which removes it, and a link that removes all. */
export function AppliedFilters({ applied, unfilteredHref, hasOthers = false, className = '' }: AppliedFiltersProps) {
  if (applied.length === 0 && !hasOthers) return null;
  return (
    <ul className={`flex flex-wrap items-center gap-x-3 gap-y-2 ${className}`} aria-label="Filtros aplicados">
      {applied.map((filter) => (
        <li key={`${filter.label} ${filter.href}`}>
          <a
            href={filter.href}
            data-navigation="in-place"
            rel="nofollow"
            aria-label={`Remover filtro ${filter.label}`}
            className="inline-flex min-h-11 items-center gap-2 rounded-pill bg-accent-soft px-4 text-small font-medium hover:bg-soft lg:min-h-8"
          >
            {filter.label}
            <Icon name="close" className="size-4" />
          </a>
        </li>
      ))}
      <li>
        <a
          href={unfilteredHref}
          data-navigation="in-place"
          className="text-link inline-flex min-h-11 items-center text-small lg:min-h-8"
        >
          Limpar filtros
        </a>
      </li>
    </ul>
  );
}

type ArrangeFormProps = Pick<ListingView, 'orders' | 'pageSizes' | 'arrangeFields'>;

/** Sort order and page size: a plain form without script; with script a choice navigates immediately. */
export function ArrangeForm({ orders, pageSizes, arrangeFields }: ArrangeFormProps) {
  const navigate = useNavigate();
  const follow = (choices: readonly ChoiceLink[]) => (value: string) => {
    const choice = choices.find((candidate) => toValue(candidate) === value);
    if (choice) void navigate(choice.href, navigationModes['in-place']);
  };
  return (
    <form
      id={arrangeId}
      method="get"
      className="ml-auto flex-wrap items-center gap-x-5 gap-y-2 max-lg:hidden max-lg:pb-4 max-lg:target:flex lg:flex"
    >
      {arrangeFields.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <ChoiceSelect label="Ordenar por" name="order" choices={orders} onChoose={follow(orders)} />
      <ChoiceSelect label="Por página" name="ipp" choices={pageSizes} onChoose={follow(pageSizes)} />
      <noscript>
        <Button type="submit" look="secondary" size="card">
          Aplicar
        </Button>
      </noscript>
    </form>
  );
}

interface ChoiceSelectProps {
  label: string;
  name: string;
  choices: readonly ChoiceLink[];
  onChoose: (value: string) => void;
}

const toValue = ({ value, label }: ChoiceLink) => value ?? label;

function ChoiceSelect({ label, name, choices, onChoose }: ChoiceSelectProps) {
  const currentChoice = choices.find((choice) => choice.isCurrent);
  const current = currentChoice && toValue(currentChoice);
  const [previous, setPrevious] = useState(current);
  const [chosen, setChosen] = useState(current);
  // The URL changed: by this field, or by the back button.
  if (previous !== current) {
    setPrevious(current);
    setChosen(current);
  }
  return (
    <Select
      label={label}
      name={name}
      value={chosen}
      onChange={(event) => {
        setChosen(event.target.value);
        onChoose(event.target.value);
      }}
    >
      {choices.map((choice) => (
        <option key={choice.label} value={toValue(choice)}>
          {choice.label}
        </option>
      ))}
    </Select>
  );
}

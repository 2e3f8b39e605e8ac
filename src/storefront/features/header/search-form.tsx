import { Form } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import { ShopField } from '../../lib/shop-context.tsx';
import { paths } from '../../routes.ts';

/** A plain form: it searches without script too. Empty text goes nowhere (specification 5). */
export function SearchForm() {
  return (
    <Form
      action={paths.search}
      role="search"
      aria-label="Na loja"
      className="search-form"
      onSubmit={(event) => {
        const text = new FormData(event.currentTarget).get('busca');
        if (typeof text !== 'string' || text.trim() === '') event.preventDefault();
      }}
    >
      <input
        type="search"
        name="busca"
        aria-label="Buscar"
        placeholder="Busque por óleos, essências..."
        enterKeyHint="search"
        autoComplete="off"
        required
        className="search-input"
      />
      <ShopField />
      <button type="submit" className="search-submit">
        <Icon name="search" className="size-4.5" />
        <span className="sr-only">Buscar</span>
      </button>
    </Form>
  );
}

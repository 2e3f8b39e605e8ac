import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { MessageLayout } from '#ui/feedback/message-layout.tsx';
import { Icon } from '#ui/icon.tsx';
import { errorTexts } from '#web/errors/error-view.ts';
import { UnlistedHead } from '#web/head/page-head.tsx';
import { paths } from '../../paths.ts';
import { ShopField } from '../../shops/shop-context.tsx';
import { type MenuNode, toLinkAttributes } from '../menu/menu-node.ts';

interface NotFoundPageProps {
  /** Up to four entries of the main menu. */
  links: readonly MenuNode[];
  suggestions?: ReactNode;
}

export function NotFoundPage({ links, suggestions }: NotFoundPageProps) {
  return (
    <MessageLayout motif={<TippedBottle />} title={errorTexts.notFoundTitle}>
      <UnlistedHead title={errorTexts.notFoundTitle} />
      <p lang="en" className="mt-3 text-ink-2">
        {errorTexts.notFound}
      </p>
      <p className="mt-1 text-lead text-ink-2">O endereço mudou ou nunca existiu. Procure por aqui:</p>
      <Form
        action={paths.search}
        className="mt-6 flex w-full max-w-[520px] gap-3 max-sm:flex-col"
        role="search"
        aria-label="Procurar na loja"
      >
        <input
          className="input min-h-13"
          type="search"
          name="busca"
          aria-label="O que você procura?"
          enterKeyHint="search"
          required
          placeholder="Busque por óleos, essências..."
        />
        <ShopField />
        <Button type="submit">
          <Icon name="search" className="size-5" />
          Buscar
        </Button>
      </Form>
      {links.length > 0 && (
        <ul className="mt-8 flex flex-wrap gap-2.5">
          {links.map((link) => (
            <li key={link.label}>
              <a
                {...toLinkAttributes(link)}
                className="inline-flex min-h-11 items-center rounded-pill bg-soft px-5 font-medium"
              >
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      )}
      {suggestions}
    </MessageLayout>
  );
}

function TippedBottle() {
  return (
    <svg
      viewBox="0 0 160 96"
      className="h-24 w-40 fill-none stroke-current stroke-[2] [stroke-linecap:round] [stroke-linejoin:round]"
    >
      <path d="M24 34h58a8 8 0 0 1 8 8v34a8 8 0 0 1-8 8H24a8 8 0 0 1-8-8V42a8 8 0 0 1 8-8zM90 50h14v18H90M104 46h10v26h-10zM30 34v50M70 34v50" />
      <path d="M128 80c0 4 6 4 6 0 0-3-3-6-3-6s-3 3-3 6zM146 84c0 3 5 3 5 0 0-2-2.500-5-2.500-5s-2.500 3-2.500 5zM8 90h144" />
    </svg>
  );
}

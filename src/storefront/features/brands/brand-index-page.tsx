import { Breadcrumb, type BreadcrumbEntry } from '#ui/navigation/breadcrumb.tsx';
import { NoProducts } from '../../commerce/product/no-products.tsx';
import type { BrandLetter, BrandTileView } from './brand-index.server.ts';

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const essences = ['lavanda', 'alecrim', 'laranja', 'eucalipto', 'rosa', 'capim', 'baunilha'] as const;

interface BrandIndexPageProps {
  /** Empty for none. */
  intro: string;
  letters: readonly BrandLetter[];
  breadcrumb: readonly BreadcrumbEntry[];
}

export function BrandIndexPage({ intro, letters, breadcrumb }: BrandIndexPageProps) {
  return (
    <div className="row pt-3 lg:pt-5">
      <Breadcrumb entries={breadcrumb} />
      <h1 tabIndex={-1} className="mt-2 lg:mt-4">
        Marcas
      </h1>
      {intro && <p className="mt-2 text-ink-2">{intro}</p>}
      {letters.length === 0 ? (
        <NoProducts text="As marcas aparecem aqui com os primeiros produtos." />
      ) : (
        <Tiles letters={letters} />
      )}
    </div>
  );
}

function Tiles({ letters }: Pick<BrandIndexPageProps, 'letters'>) {
  return (
    <>
      <LetterBar letters={letters} />
      <ul className="mt-6 grid grid-cols-2 gap-x-3 gap-y-5 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-5">
        {letters.flatMap((group) =>
          group.brands.map((brand, index) => (
            <li
              key={brand.id}
              id={index === 0 ? toLetterId(group.letter) : undefined}
              className="flex scroll-mt-4 flex-col justify-end"
            >
              {index === 0 && (
                <p aria-hidden="true" className="mb-2 font-display text-h3 text-heading">
                  {group.letter}
                </p>
              )}
              <BrandTile brand={brand} />
            </li>
          )),
        )}
      </ul>
    </>
  );
}

function toLetterId(letter: string): string {
  return letter === '#' ? 'letra-outros' : `letra-${letter.toLowerCase()}`;
}

/** The whole alphabet where it fits into one line, else only the letters of brands. */
function LetterBar({ letters }: Pick<BrandIndexPageProps, 'letters'>) {
  const present = new Set(letters.map((group) => group.letter));
  return (
    <nav aria-label="Marcas de A a Z" className="mt-6 border-y border-line py-1">
      <ul className="flex flex-wrap lg:justify-between">
        {alphabet.map((letter) => (
          <li key={letter} className={present.has(letter) ? '' : 'max-lg:hidden'}>
            {present.has(letter) ? (
              <a
                href={`#${toLetterId(letter)}`}
                className="grid size-11 place-items-center rounded-pill font-semibold text-brand hover:bg-soft lg:size-10"
              >
                {letter}
              </a>
            ) : (
              <span aria-hidden="true" className="grid size-11 place-items-center text-on-disabled lg:size-10">
                {letter}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function BrandTile({ brand }: { brand: BrandTileView }) {
  return (
    <a href={brand.href} className="group block">
      <span
        data-essence={essences[brand.id % essences.length]}
        className="essence-surface grid aspect-3/2 place-items-center overflow-hidden rounded-card"
      >
        {brand.picture ? (
          <img
            src={brand.picture}
            alt=""
            width={320}
            height={213}
            loading="lazy"
            className="card-zoom h-full w-full object-cover"
          />
        ) : (
          <span className="px-3 text-center font-display text-h2" aria-hidden="true">
            {brand.name}
          </span>
        )}
      </span>
      <span className="mt-2 block font-medium group-hover:underline">{brand.name}</span>
    </a>
  );
}

import { Button, buttonClass } from '#ui/button.tsx';
import { Breadcrumb, type BreadcrumbEntry } from '#ui/navigation/breadcrumb.tsx';
import { UnbrokenText } from '#ui/unbroken-text.tsx';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { ProductPicture } from '../../../commerce/product/product-picture.tsx';
import { ProductPrice } from '../../../commerce/product/product-price.tsx';
import { Facts } from '../product-sections.tsx';
import type { LotReportView, ReportedProductView } from './lot-report-view.server.ts';

interface LotReportPageProps {
  report: LotReportView;
  breadcrumb: readonly BreadcrumbEntry[];
}

/** One sheet of paper when it is printed. */
export function LotReportPage({ report, breadcrumb }: LotReportPageProps) {
  return (
    <div className="row pt-3 lg:pt-5">
      <Breadcrumb entries={breadcrumb} />
      <article className="mt-3">
        <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div>
            <p className="mb-1 text-small text-ink-2">Laudo do lote à venda</p>
            <h1 tabIndex={-1}>{report.name}</h1>
          </div>
          <PrintButton />
        </header>
        <div className="mt-4 lg:grid lg:grid-cols-2 lg:gap-x-16">
          <Facts facts={report.facts} />
          <div className="flex flex-col gap-6 max-lg:mt-8">
            {report.components.length > 0 && (
              <section aria-labelledby="componentes">
                <h2 id="componentes" className="text-h3">
                  O que a análise encontrou
                </h2>
                <div className="mt-2">
                  <Facts facts={report.components} />
                </div>
                <p className="mt-2 text-small text-ink-2">
                  Principais componentes, em porcentagem do óleo. Os números mudam um pouco de uma safra para outra.
                </p>
              </section>
            )}
            <ReportedProduct product={report.product} />
          </div>
        </div>
      </article>
    </div>
  );
}

/** Prints by script, so that it is rendered after hydration into reserved space; without script the browser's menu prints. */
function PrintButton() {
  const isHydrated = useIsHydrated();
  return (
    <div className="min-h-12">
      {isHydrated && (
        <Button look="secondary" onClick={() => window.print()}>
          Imprimir
        </Button>
      )}
    </div>
  );
}

const withoutPrice = { sobconsulta: 'Preço sob consulta', indisponivel: 'Esgotado por enquanto' };

function ReportedProduct({ product }: { product: ReportedProductView }) {
  const { title, href, picture, status, price } = product;
  return (
    <aside aria-label="O produto deste lote" className="lot-report-product flex gap-4 rounded-card bg-soft p-4">
      {picture && (
        <span className="aspect-4/5 w-28 shrink-0 overflow-hidden rounded-input">
          <ProductPicture picture={picture} alt="" sizes="112px" isEager />
        </span>
      )}
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2 self-center">
        <p className="font-medium">
          <UnbrokenText>{title}</UnbrokenText>
        </p>
        {status === 'disponivel' ? (
          <ProductPrice price={price} />
        ) : (
          <p className="text-ink-2">{withoutPrice[status]}</p>
        )}
        <a href={href} className={buttonClass('primary')}>
          {status === 'disponivel' ? 'Ver e comprar' : 'Ver o produto'}
        </a>
      </div>
    </aside>
  );
}

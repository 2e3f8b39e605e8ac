import { Breadcrumb, type BreadcrumbEntry } from '#ui/navigation/breadcrumb.tsx';
import { Facts } from '../product-sections.tsx';
import type { LotReportView } from './lot-report-view.server.ts';

interface LotReportPageProps {
  report: LotReportView;
  breadcrumb: readonly BreadcrumbEntry[];
}

/** One sheet of paper when it is printed. */
export function LotReportPage({ report, breadcrumb }: LotReportPageProps) {
  return (
    <div className="row pt-3 lg:pt-5">
      <Breadcrumb entries={breadcrumb} />
      <article className="mt-3 max-w-[720px] lg:mt-6">
        <p className="mb-1 text-small text-ink-2">Laudo do lote à venda</p>
        <h1 tabIndex={-1}>{report.name}</h1>
        <div className="mt-6">
          <Facts facts={report.facts} />
        </div>
        {report.components.length > 0 && (
          <section aria-labelledby="componentes" className="mt-8">
            <h2 id="componentes" className="text-h3">
              O que a análise encontrou
            </h2>
            <div className="mt-3">
              <Facts facts={report.components} />
            </div>
            <p className="mt-3 text-small text-ink-2">
              Principais componentes, em porcentagem do óleo. Os números mudam um pouco de uma safra para outra.
            </p>
          </section>
        )}
      </article>
    </div>
  );
}

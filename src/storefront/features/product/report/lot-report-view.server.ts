import type { Product } from '#contract/product.ts';
import type { Availability } from '#rules/availability.ts';
import { type CardPicture, toCardPicture, toPictureView } from '../../../commerce/pictures/picture.ts';
import { findSelected } from '../../../commerce/product/card-view.ts';
import { type PriceView, toPriceView } from '../../../commerce/product/price-texts.ts';
import type { ViewOptions } from '../../../commerce/view-options.ts';
import { type Fact, groupFacts, reportLabel } from '../view/section-view.server.ts';

export interface LotReportView {
  name: string;
  /** Lot, harvest, analysis, laboratory and what else is known of it, with the plant. */
  facts: Fact[];
  /** What the analysis found, such as "Limoneno" and "94,8%". */
  components: Fact[];
  product: ReportedProductView;
}

/** The product of the lot. */
export interface ReportedProductView {
  /** With its size, such as "Óleo essencial de lavanda francesa, 10 ml". */
  title: string;
  href: string;
  picture?: CardPicture;
  status: Availability;
  price: PriceView;
}

/** Undefined for a product without a report. */
export function toLotReportView(product: Product, options: ViewOptions<'prod'>): LotReportView | undefined {
  const { lot, facts } = groupFacts(product.caracteristicas);
  if (!lot.some(({ label }) => label === reportLabel)) return undefined;
  const isComponent = ({ value }: Fact) => /^[\d.,]+%$/.test(value);
  return {
    name: product.nome,
    facts: [...lot.filter((fact) => !isComponent(fact)), ...facts],
    components: lot.filter(isComponent),
    product: toReportedProduct(product, options),
  };
}

function toReportedProduct(product: Product, options: ViewOptions<'prod'>): ReportedProductView {
  const { nome: name, atributos, midias, precos, rota, status } = product;
  const { toHref, toLocalUrl, fields } = options;
  const selected = findSelected(atributos.simples?.valores ?? []);
  const [image] = midias.imagens;
  return {
    title: selected ? `${name}, ${selected.label}` : name,
    href: toHref(rota.path),
    ...(image && { picture: toCardPicture(toPictureView(image, fields, toLocalUrl, name)) }),
    status,
    price: toPriceView(precos),
  };
}

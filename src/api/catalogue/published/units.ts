import { ApiError } from '../../http/errors.ts';
import type { CatalogueProduct, ProductUnit } from './model.ts';

/** The preselected unit: the first in stock, else the first. */
export function findDefaultUnit(units: CatalogueProduct['units']): ProductUnit {
  return units.find((unit) => unit.stock > 0) ?? units[0];
}

/** The unit of a simple value; 0 is the product itself. Throws `invalid` for `field`. */
export function getUnit(product: CatalogueProduct, attributeValueId: number, field = 'idAtributoValor'): ProductUnit {
  const unit = product.units.find((candidate) => candidate.attributeValueId === attributeValueId);
  if (unit) return unit;
  if (attributeValueId === 0 && product.attribute) {
    throw new ApiError('invalid', `Escolha uma opção de ${product.attribute.name} para ${product.name}.`, { field });
  }
  throw new ApiError('invalid', `${product.name} não tem essa opção.`, { field });
}

/** Throws `refused` for a product that is sold on request: it has no price to show or to add up. */
export function requirePrice(product: CatalogueProduct, field?: string): void {
  if (!product.onRequest) return;
  throw new ApiError('refused', `${product.name} é vendido só sob consulta.`, { ...(field && { field }) });
}

/** Throws `refused` when the quantity cannot be sold now; `field` is the wire field of the product. */
export function requireForSale(product: CatalogueProduct, unit: ProductUnit, field: string, quantity = 1): void {
  const name = toUnitName(product.name, unit.label);
  requirePrice(product, field);
  if (unit.stock <= 0) throw new ApiError('refused', `${name} está sem estoque.`, { field });
  if (unit.stock < quantity)
    throw new ApiError('refused', toScarcityMessage(name, unit.stock), { field: 'quantidade' });
}

/** `Óleo de Laranja (30 ml)`. */
export function toUnitName(name: string, label: string | undefined): string {
  return label ? `${name} (${label})` : name;
}

export function toScarcityMessage(name: string, stock: number): string {
  return `Temos só ${stock} ${stock === 1 ? 'unidade' : 'unidades'} de ${name}.`;
}

import { fewUnits } from '#rules/availability.ts';

/** What the settings say about stock and posting. */
export interface StockOptions {
  /** Specification 9: off by default. */
  showsStock: boolean;
  /** Business days until a parcel is posted, apart from the rest of the day of payment; none when absent. */
  handlingDays?: number | undefined;
}

/** "Em estoque. Envio em até 1 dia útil": who pays before the cut-off hour waits a business day less. */
export function toStockText(stock: number, { showsStock, handlingDays = 0 }: StockOptions): string {
  const posting = handlingDays === 0 ? 'Envio em até 1 dia útil' : `Envio em até ${handlingDays + 1} dias úteis`;
  if (stock > fewUnits) return `Em estoque. ${posting}`;
  if (!showsStock) return `Últimas unidades. ${posting}`;
  return stock === 1 ? 'Última unidade' : `Últimas ${stock} unidades`;
}

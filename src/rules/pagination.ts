// Pages of a listing (specification 5, 7, 9; readings A18, A20).

export const defaultPageSize = 12;
export const pageSizes: readonly number[] = [12, 24, 36];

/** Thrown where the specification asks for an error page; `message` is for the shopper. */
export class PaginationError extends Error {
  override name = 'PaginationError';
}

export interface Pagination {
  current: number;
  total: number;
  /** Undefined when there is no such page. */
  previous: number | undefined;
  next: number | undefined;
}

function assertNumber(value: unknown, label: string): asserts value is number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new PaginationError(`${label} deve ser um número`);
}

/** Specification 5: next exists only if current + 1 does not exceed total, previous only if current - 1 is above 0. */
export function paginate(current: unknown, total: unknown): Pagination {
  assertNumber(current, 'A página atual');
  assertNumber(total, 'O total de páginas');
  return {
    current,
    total,
    previous: current - 1 > 0 ? current - 1 : undefined,
    next: current + 1 <= total ? current + 1 : undefined,
  };
}

/** The page number in the query key `pg`; 1 when it is absent. Throws PaginationError when it is no number. */
export function parsePage(value: string | null | undefined): number {
  if (value === null || value === undefined || value === '') return 1;
  const page = Number(value);
  assertNumber(page, 'A página');
  return page;
}

/** Specification 9: 12, 24 or 36; anything else is 12 (reading A20). */
export function parsePageSize(value: string | null | undefined): number {
  const size = Number(value);
  return pageSizes.includes(size) ? size : defaultPageSize;
}

/** At least 1, also for an empty listing. */
export function countPages(totalItems: number, pageSize: number): number {
  return Math.max(1, Math.ceil(totalItems / pageSize));
}

/** Page numbers to link, with `undefined` for a gap: 1 … 4 5 6 … 9. */
export function listPageNumbers({ current, total }: Pick<Pagination, 'current' | 'total'>): (number | undefined)[] {
  const shown = Array.from({ length: total }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === total || Math.abs(page - current) <= 1,
  );
  return shown.flatMap((page, index) => {
    const before = shown[index - 1];
    return before !== undefined && page - before > 1 ? [undefined, page] : [page];
  });
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../http/errors.ts';
import { maxQuantity, allocateStock } from './allocate-stock.ts';
import type { CartLine } from './line-key.ts';
import type { PricedItem, StockUse } from './priced-item.ts';

const createLine = (id: number, productId: number, quantity: number): CartLine => ({
  id,
  kind: 'produto',
  product_id: productId,
  attribute_value_id: 0,
  sale_unit_id: 0,
  warehouse_id: 0,
  addition: '',
  quantity,
  added_price_cents: null,
});

const createItem = (name: string, stockUses: readonly StockUse[]): PricedItem => ({
  name,
  sku: '',
  path: '/x',
  pictureUrl: '',
  originalPictureUrl: '',
  priceCents: 1000,
  listPriceCents: 0,
  attributes: {},
  parts: [],
  stockUses,
});

const soap = (stock: number) => createItem('Sabonete', [{ key: 'soap', stock, quantity: 1 }]);
const oil = (stock: number) => createItem('Óleo', [{ key: 'oil', stock, quantity: 1 }]);
/** Two soaps and one oil. */
const kit = (soaps: number, oils: number) =>
  createItem('Kit', [
    { key: 'soap', stock: soaps, quantity: 2 },
    { key: 'oil', stock: oils, quantity: 1 },
  ]);

function allocate(items: readonly PricedItem[], quantities: readonly number[], changedIds: readonly number[] = []) {
  const lines = quantities.map((quantity, index) => createLine(index + 1, index, quantity));
  const allocation = allocateStock(lines, (line) => items[line.product_id] ?? soap(0), new Set(changedIds));
  return {
    ...allocation,
    quantities: allocation.lines.map(({ quantity }) => quantity),
    limits: allocation.lines.map(({ quantityLimit }) => quantityLimit),
    texts: allocation.messages.map(({ mensagem }) => mensagem),
    corrections: allocation.corrections.map(({ line: { id }, quantity }) => ({ id, quantity })),
  };
}

describe('allocateStock', () => {
  it('keeps lines that the stock allows, and returns the limit of each', () => {
    const { quantities, limits, texts, corrections } = allocate([soap(5), oil(9)], [2, 9]);
    expect({ quantities, limits, texts, corrections }).toEqual({
      quantities: [2, 9],
      limits: [5, 9],
      texts: [],
      corrections: [],
    });
  });

  it('reduces a line to the stock with a message', () => {
    const { quantities, texts, corrections } = allocate([soap(3)], [10]);
    expect(quantities).toEqual([3]);
    expect(texts).toEqual(['Temos só 3 unidades de Sabonete.']);
    expect(corrections).toEqual([{ id: 1, quantity: 3 }]);
  });

  it('uses the singular for one unit', () => {
    expect(allocate([soap(1)], [10]).texts).toEqual(['Temos só 1 unidade de Sabonete.']);
  });

  it('names the simple value whose stock is too low', () => {
    const value = {
      atributo: { id: 1, label: 'Volume', tipo: 'texto' },
      atributoValor: { id: 2, label: '30 ml', imagem: '' },
    };
    const item = { ...oil(2), attributes: { simples: value } };
    expect(allocate([item], [3]).texts).toEqual(['Temos só 2 unidades de Óleo (30 ml).']);
  });

  it(`stops at ${maxQuantity} whatever the stock`, () => {
    const { quantities, limits, texts } = allocate([soap(100_000)], [1500]);
    expect(quantities).toEqual([maxQuantity]);
    expect(limits).toEqual([maxQuantity]);
    expect(texts).toEqual(['A sacola leva até 999 unidades de Sabonete.']);
  });

  it('allocates the parts of kits and single pieces from one stock', () => {
    const { quantities, limits } = allocate([soap(7), kit(7, 20)], [3, 5]);
    expect(quantities).toEqual([3, 2]);
    expect(limits).toEqual([3, 2]);
  });

  it('reduces the line that was just changed before the others', () => {
    expect(allocate([soap(7), kit(7, 20)], [7, 2], [1]).quantities).toEqual([3, 2]);
  });

  it('omits a line when the other lines use up its stock', () => {
    const { quantities, texts, corrections } = allocate([soap(3), kit(3, 9)], [2, 1], [2]);
    expect(quantities).toEqual([2]);
    expect(texts).toEqual(['O estoque de Kit já está todo na sacola.']);
    expect(corrections).toEqual([{ id: 2, quantity: 0 }]);
  });

  it('omits a line that can no longer be sold, with the reason', () => {
    const line = createLine(4, 1, 2);
    const allocation = allocateStock([line], () => {
      throw new ApiError('invalid', 'Produto não encontrado.');
    });
    expect(allocation).toEqual({
      lines: [],
      messages: [{ tipo: 'aviso', mensagem: 'Produto não encontrado. O item saiu da sacola.' }],
      corrections: [{ line, quantity: 0 }],
    });
  });

  it('rethrows unexpected errors', () => {
    const fault = new TypeError('broken');
    expect(() =>
      allocateStock([createLine(1, 1, 1)], () => {
        throw fault;
      }),
    ).toThrow(fault);
  });

  it('never allocates more than the stock, and returns a correction for exactly the reduced lines', () => {
    const quantity = fc.integer({ min: 1, max: 30 });
    const stock = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(
        fc.tuple(quantity, quantity, quantity),
        stock,
        stock,
        fc.subarray([1, 2, 3]),
        (wanted, soaps, oils, changed) => {
          const { lines, corrections } = allocate([soap(soaps), oil(oils), kit(soaps, oils)], wanted, changed);
          const taken = (key: string) =>
            lines
              .flatMap(({ item, quantity: units }) =>
                item.stockUses.map((use) => ({ ...use, units: use.quantity * units })),
              )
              .filter((use) => use.key === key)
              .reduce((sum, { units }) => sum + units, 0);
          expect(taken('soap')).toBeLessThanOrEqual(soaps);
          expect(taken('oil')).toBeLessThanOrEqual(oils);
          const kept = new Map(lines.map(({ line, quantity: units }) => [line.id, units]));
          const cut = wanted.flatMap((units, index) => {
            const left = kept.get(index + 1) ?? 0;
            return left < units ? [{ id: index + 1, quantity: left }] : [];
          });
          expect(corrections).toHaveLength(cut.length);
          expect(corrections).toEqual(expect.arrayContaining(cut));
          expect(lines.every((line) => line.quantity <= line.quantityLimit)).toBe(true);
        },
      ),
    );
  });
});

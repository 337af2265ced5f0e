import { describe, expect, it } from 'vitest';
import { optionCombinations, fillColumn, createVariants, type NewVariant } from './variants';

const capacity = { property: 'Capacity', options: ['5 kVA', '8 kVA'] };
const casing = { property: 'Casing', options: ['White', 'Graphite'] };
const base = { sku: 'HY', price: 200, sellingPrice: 150 };
const stocked = (options: NewVariant['options'], sku: string): NewVariant => ({
  options,
  sku,
  price: 100,
  sellingPrice: 90,
  quantity: 7,
});

describe('product variants', () => {
  it('are all combinations of the options, or none when there are no options', () => {
    expect(optionCombinations([capacity, casing])).toEqual([
      ['5 kVA', 'White'],
      ['5 kVA', 'Graphite'],
      ['8 kVA', 'White'],
      ['8 kVA', 'Graphite'],
    ]);
    expect(optionCombinations([])).toEqual([]);
    expect(optionCombinations([{ property: 'Casing', options: [] }])).toEqual([]);
  });

  it('start with the prices of the product, no stock and a new SKU', () => {
    expect(createVariants([capacity], [], base)).toEqual([
      {
        options: { Capacity: '5 kVA' },
        sku: 'HY-5KVA',
        price: 200,
        sellingPrice: 150,
        quantity: 0,
      },
      {
        options: { Capacity: '8 kVA' },
        sku: 'HY-8KVA',
        price: 200,
        sellingPrice: 150,
        quantity: 0,
      },
    ]);
  });

  it('keep their values when a property is renamed or an option is added', () => {
    const white = stocked({ Colour: 'White' }, 'HY-W');
    const [kept, added] = createVariants([casing], [white], base);
    expect(kept).toEqual({ ...white, options: { Casing: 'White' } });
    expect(added).toMatchObject({ sku: 'HY-GRAPHITE', quantity: 0 });
  });

  it('copy prices, but neither stock nor SKU, when a property is added', () => {
    const created = createVariants(
      [capacity, casing],
      [stocked({ Capacity: '5 kVA' }, 'HY-5')],
      base,
    );
    expect(
      created.map((variant) => [
        Object.values(variant.options).join(', '),
        variant.price,
        variant.quantity,
      ]),
    ).toEqual([
      ['5 kVA, White', 100, 0],
      ['5 kVA, Graphite', 100, 0],
      ['8 kVA, White', 200, 0],
      ['8 kVA, Graphite', 200, 0],
    ]);
    expect(new Set(created.map(({ sku }) => sku)).size).toBe(4);
  });

  it('do not confuse options with the same name in two properties', () => {
    const front = { property: 'Front', options: ['Matt', 'Gloss'] };
    const back = { property: 'Back', options: ['Matt', 'Gloss'] };
    const created = createVariants(
      [front, back],
      [stocked({ Front: 'Gloss', Back: 'Matt' }, 'GM')],
      base,
    );
    expect(created.filter(({ sku }) => sku === 'GM').map(({ options }) => options)).toEqual([
      { Front: 'Gloss', Back: 'Matt' },
    ]);
    expect(createVariants([front, back], created, base)).toEqual(created);
  });

  it('restore their values when a removed option is added again', () => {
    const white = stocked({ Casing: 'White' }, 'HY-W');
    const graphite = stocked({ Casing: 'Graphite' }, 'HY-G');
    const without = createVariants([{ ...casing, options: ['White'] }], [white, graphite], base);
    expect(without).toEqual([white]);
    expect(createVariants([casing], [...without, white, graphite], base)).toEqual([
      white,
      graphite,
    ]);
  });
});

describe('filling a column', () => {
  const plain = { ...stocked({ Casing: 'White' }, 'W'), price: 90 };
  const reduced = stocked({ Casing: 'Graphite' }, 'G');

  it('changes only the selected rows', () => {
    expect(
      fillColumn([plain, reduced], new Set([1]), 'quantity', 30).map(({ quantity }) => quantity),
    ).toEqual([7, 30]);
  });

  it('sets the list price to the selling price, but keeps the higher list price of a discounted variant', () => {
    const prices = (value: number) =>
      fillColumn([plain, reduced], new Set([0, 1]), 'sellingPrice', value).map(
        ({ price, sellingPrice }) => [price, sellingPrice],
      );
    expect(prices(80)).toEqual([
      [80, 80],
      [100, 80],
    ]);
    expect(prices(120)).toEqual([
      [120, 120],
      [120, 120],
    ]);
  });
});

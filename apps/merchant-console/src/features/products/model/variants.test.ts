import { describe, expect, it } from 'vitest';
import { combinations, variantLabel, variantsOf, type NewVariant } from './variants';

const capacity = { property: 'Capacity', options: ['5 kVA', '8 kVA'] };
const casing = { property: 'Casing', options: ['White', 'Graphite'] };
const base = { sku: 'HY', price: 200, sellingPrice: 150 };
const stocked = (options: NewVariant['options'], sku: string): NewVariant => ({ options, sku, price: 100, sellingPrice: 90, quantity: 7 });

describe('the variants of a product', () => {
  it('are all combinations of the options, and none without options', () => {
    expect(combinations([capacity, casing])).toEqual([
      ['5 kVA', 'White'],
      ['5 kVA', 'Graphite'],
      ['8 kVA', 'White'],
      ['8 kVA', 'Graphite'],
    ]);
    expect(combinations([])).toEqual([]);
    expect(combinations([{ property: 'Casing', options: [] }])).toEqual([]);
  });

  it('start with the prices of the product, no stock and a SKU of their own', () => {
    expect(variantsOf([capacity], [], base)).toEqual([
      { options: { Capacity: '5 kVA' }, sku: 'HY-5KVA', price: 200, sellingPrice: 150, quantity: 0 },
      { options: { Capacity: '8 kVA' }, sku: 'HY-8KVA', price: 200, sellingPrice: 150, quantity: 0 },
    ]);
  });

  it('keep what was entered when a property is renamed or an option is added', () => {
    const white = stocked({ Colour: 'White' }, 'HY-W');
    const [kept, added] = variantsOf([casing], [white], base);
    expect(kept).toEqual({ ...white, options: { Casing: 'White' } });
    expect(added).toMatchObject({ sku: 'HY-GRAPHITE', quantity: 0 });
  });

  it('take prices over, but neither stock nor SKU, when a property is added', () => {
    const made = variantsOf([capacity, casing], [stocked({ Capacity: '5 kVA' }, 'HY-5')], base);
    expect(made.map((variant) => [variantLabel(variant), variant.price, variant.quantity])).toEqual([
      ['5 kVA, White', 100, 0],
      ['5 kVA, Graphite', 100, 0],
      ['8 kVA, White', 200, 0],
      ['8 kVA, Graphite', 200, 0],
    ]);
    expect(new Set(made.map(({ sku }) => sku)).size).toBe(4);
  });
});

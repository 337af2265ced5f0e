import { describe, expect, it } from 'vitest';
import { buildCustomerProduct } from '@market/testing/factories/products';
import {
  getKeyRating,
  toOffer,
  optionViews,
  variantParam,
  variantInUrl,
  variantWithOption,
} from './variants';

const variant = (Capacity: string, Casing: string, sellingPrice: number, quantity = 5) => ({
  id: `${Capacity}/${Casing}`,
  sku: '',
  options: { Capacity, Casing },
  price: sellingPrice,
  sellingPrice,
  quantity,
});
const [white5, graphite5, white8] = [
  variant('5 kVA', 'Signal white', 125),
  variant('5 kVA', 'Graphite', 120, 0),
  variant('8 kVA', 'Signal white', 174),
] as const;
const product = buildCustomerProduct({
  productVariant: {
    properties: [
      { property: 'Capacity', options: ['5 kVA', '8 kVA', '12 kVA'] },
      { property: 'Casing', options: ['Signal white', 'Graphite'] },
    ],
    variant: [white5, graphite5, white8],
  },
});

describe('the displayed variant', () => {
  it('is the one whose options the URL names', () => {
    expect(variantParam(product, graphite5)).toBe('5-kva_graphite');
    expect(variantInUrl(product, '5-kva_graphite')).toBe(graphite5);
  });

  it('is the cheapest available one when the URL names none or an unknown one', () => {
    expect(variantInUrl(product, null)).toBe(white5);
    expect(variantInUrl(product, '99-kva_pink')).toBe(white5);
  });

  it('is named by its id in the URL when its options would be ambiguous there', () => {
    const [large, small] = [variant('XL', '16 mm²', 1), variant('xl', '16 mm2', 2)] as const;
    const twins = buildCustomerProduct({
      productVariant: {
        properties: product.productVariant?.properties ?? [],
        variant: [large, small],
      },
    });
    expect(variantInUrl(twins, variantParam(twins, small))).toBe(small);
    expect(variantInUrl(twins, variantParam(twins, large))).toBe(large);
  });
});

it('getKeyRating returns the chosen variant’s rating when ratings are options, and the product’s rating otherwise', () => {
  const rated = { ...product, keyRating: '5 kVA' };
  expect(getKeyRating(rated, white8)).toBe('8 kVA');
  expect(getKeyRating({ ...rated, keyRating: 'IP65' }, white8)).toBe('IP65');
  expect(getKeyRating(rated, undefined)).toBe('5 kVA');
});

describe('the other options of a variant', () => {
  it('explain why an option is not available with the current choice', () => {
    const problems = (property: string, options: string[], shown = white5) =>
      optionViews(product, property, options, shown).map(({ problem }) => problem);
    expect(problems('Casing', ['Signal white', 'Graphite'])).toEqual([undefined, 'Sold out']);
    expect(problems('Capacity', ['5 kVA', '8 kVA', '12 kVA'], graphite5)).toEqual([
      'Sold out',
      'Not in Graphite',
      'Not available',
    ]);
  });

  it('select an existing variant', () => {
    expect(variantWithOption(product, graphite5, 'Capacity', '8 kVA')).toBe(white8);
    expect(variantWithOption(product, white8, 'Casing', 'Graphite')).toBe(graphite5);
  });
});

it('the product page offers any quantity of a product that can be bought without stock', () => {
  const endless = buildCustomerProduct({ quantity: 0, whenSoldOut: 'continue' });
  expect(toOffer(endless, undefined)).toMatchObject({ buyable: true, left: undefined });
  expect(toOffer({ ...endless, whenSoldOut: 'stop' }, undefined)).toMatchObject({
    buyable: false,
    left: 0,
  });
});

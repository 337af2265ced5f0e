import { describe, expect, it } from 'vitest';
import { variantLabel, variantProblems } from './variants';

const capacity = { property: 'Capacity', options: ['3.5 kVA', '5 kVA'] };
const variant = (chosen: string, sku: string) => ({
  sku,
  options: { Capacity: chosen },
  price: 100,
  sellingPrice: 90,
});
const problemsOf = (...variants: (ReturnType<typeof variant> & { image?: string })[]) =>
  variantProblems({
    variantProperties: [capacity],
    variant: variants,
    hostedImages: ['/images/front'],
  }).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('variantProblems', () => {
  it('requires exactly one option of each property', () => {
    expect(problemsOf(variant('3.5 kVA', 'A'), variant('5 kVA', 'B'))).toEqual([]);
    expect(problemsOf(variant('8 kVA', 'A'))).toEqual([
      'variant.0.options: Choose one of each: Capacity',
    ]);
  });

  it('requires unique options and SKUs', () => {
    expect(problemsOf(variant('5 kVA', 'A'), variant('5 kVA', 'A'))).toEqual([
      'variant.1.options: Another variant has these options already',
      'variant.1.sku: Another variant has this SKU already',
    ]);
  });

  it("requires a variant's image to be one of the product's images", () => {
    expect(problemsOf({ ...variant('5 kVA', 'A'), image: '/images/front' })).toEqual([]);
    expect(problemsOf({ ...variant('5 kVA', 'A'), image: '/images/another' })).toEqual([
      "variant.0.image: Choose one of the product's photos",
    ]);
  });

  it('rejects variants without options, and options without variants', () => {
    expect(variantProblems({ variantProperties: [], variant: [], hostedImages: [] })).toEqual([]);
    expect(
      variantProblems({
        variantProperties: [],
        variant: [variant('5 kVA', 'A')],
        hostedImages: [],
      }),
    ).toHaveLength(1);
    expect(problemsOf()).toEqual(['variant: Add at least one variant']);
  });
});

it('variantLabel lists options in the order of the properties', () => {
  const properties = [{ property: 'Capacity' }, { property: 'Casing' }];
  expect(variantLabel(properties, { Casing: 'Graphite', Capacity: '5 kVA' })).toBe(
    '5 kVA, Graphite',
  );
  expect(variantLabel([], {})).toBe('');
});

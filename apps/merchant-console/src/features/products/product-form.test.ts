import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { buildProduct } from '@market/testing/factories/products';
import { createProductFormSchema, editableProduct, productToSave } from './product-form.schema';

const inverter = editableProduct(buildProduct());

describe('the product request', () => {
  it('equals the saved product when nothing was changed', () => {
    expect(productToSave(inverter)).toEqual({ ...inverter, dimensions: undefined });
    expect(inverter.variant.map(({ quantityRead }) => quantityRead)).toEqual(
      buildProduct().variant.map(({ quantity }) => quantity),
    );
  });

  it('uses the selling price as the list price when there is no discount, and is invalid when a selling price exceeds its list price', () => {
    const plain = editableProduct(
      buildProduct({ pricing: { price: 12_400_000, sellingPrice: 12_400_000 } }),
    );
    expect(plain.pricing.price).toBeUndefined();
    const raised = { ...plain, pricing: { ...plain.pricing, sellingPrice: 13_000_000 } };
    expect(productToSave(raised).pricing).toEqual({ price: 13_000_000, sellingPrice: 13_000_000 });
    const discounted = editableProduct(
      buildProduct({ pricing: { price: 12_400_000, sellingPrice: 12_000_000 } }),
    );
    const above = z.safeEncode(
      createProductFormSchema(),
      productToSave({
        ...discounted,
        pricing: { ...discounted.pricing, sellingPrice: 13_000_000 },
      }),
    );
    expect(above.error?.issues).toMatchObject([
      {
        path: ['pricing', 'sellingPrice'],
        message:
          'The selling price is above the list price. Raise the list price, or leave it empty.',
      },
    ]);
  });

  it('has the price of the cheapest variant, and reports a missing price on its variant only', () => {
    const variant = (option: string, sellingPrice: number | undefined) => ({
      sku: option,
      options: { Size: option },
      quantity: 1,
      sellingPrice: sellingPrice ?? Number.NaN,
    });
    const sized = {
      ...inverter,
      pricing: {} as never,
      variantProperties: [{ property: 'Size', options: ['S', 'L'] }],
      variant: [variant('S', 900), variant('L', 700)],
    };
    expect(productToSave(sized).pricing).toMatchObject({ price: 700, sellingPrice: 700 });
    const { error } = z.safeEncode(
      createProductFormSchema(),
      productToSave({
        ...sized,
        variant: [variant('S', 900), { ...variant('L', 0), sellingPrice: 0 }],
      }),
    );
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['variant.1.sellingPrice']);
  });

  it('has no dimensions for a digital product', () => {
    const guide = {
      ...inverter,
      IsDigitalProduct: true,
      dimensions: { length: 1, width: 1, height: 1 },
    };
    expect(productToSave(guide).dimensions).toBeUndefined();
  });

  it('contains the total stock of the variants, and a description without blank lines', () => {
    const variant = { sku: 'A', options: { Size: 'S' }, price: 100, sellingPrice: 90, quantity: 3 };
    const saved = productToSave({
      ...inverter,
      description: ['One', '  ', 'Two'],
      variant: [variant, { ...variant, sku: 'B', quantity: 4 }],
    });
    expect(saved).toMatchObject({ description: ['One', 'Two'], quantity: 7 });
  });
});

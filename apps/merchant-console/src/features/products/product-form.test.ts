import { describe, expect, it } from 'vitest';
import { buildProduct } from '@market/testing/factories/products';
import { editableProduct, productToSave } from './product-form.schema';

const inverter = editableProduct(buildProduct());

describe('what is saved of a product', () => {
  it('is the product as it was when nothing was changed', () => {
    expect(productToSave(inverter)).toEqual({ ...inverter, dimension: undefined });
    expect(inverter.variants.map(({ quantityRead }) => quantityRead)).toEqual(buildProduct().variants.map(({ quantity }) => quantity));
  });

  it('has no size or weight to deliver when it is digital', () => {
    const guide = { ...inverter, IsDigitalProduct: true, dimension: { length: 1, width: 1, height: 1 } };
    expect(productToSave(guide).dimension).toBeUndefined();
  });

  it('counts the stock of its variants, and leaves out lines that are blank', () => {
    const variant = { sku: 'A', options: { Size: 'S' }, price: 100, sellingPrice: 90, quantity: 3 };
    const saved = productToSave({ ...inverter, description: ['One', '  ', 'Two'], variants: [variant, { ...variant, sku: 'B', quantity: 4 }] });
    expect(saved).toMatchObject({ description: ['One', 'Two'], quantity: 7 });
  });
});

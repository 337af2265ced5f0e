import { expect, it } from 'vitest';
import { addItems, setItems } from './guest-cart';

it('the guest cart adds to an existing cart line, selects that line, and never exceeds the maximum quantity of a line', () => {
  const line = { productId: 'p1', variantId: 'v1', quantity: 990, selected: false };
  expect(addItems([line], [{ productId: 'p1', variantId: 'v1', quantity: 20 }])).toEqual([
    { ...line, quantity: 999, selected: true },
  ]);
});

it('the guest cart keeps variants on separate lines, and matches a line that has no variant id', () => {
  expect(
    setItems(
      [{ productId: 'p1', quantity: 1 }],
      [{ productId: 'p1', variantId: 'its-only-one', quantity: 4 }],
    ),
  ).toEqual([{ productId: 'p1', variantId: 'its-only-one', quantity: 4 }]);
  expect(
    addItems(
      [{ productId: 'p1', variantId: 'v1', quantity: 1 }],
      [{ productId: 'p1', variantId: 'v2', quantity: 1 }],
    ),
  ).toHaveLength(2);
});

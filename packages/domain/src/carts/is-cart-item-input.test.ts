import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cartItemInputSchema } from './cart';
import { isCartItemInput } from './is-cart-item-input';

const id = fc.oneof(
  fc.string({ maxLength: 70 }),
  fc.constant('x'.repeat(65)),
  fc.constant(undefined),
  fc.constant(7),
);

it('isCartItemInput accepts exactly what the schema accepts', () => {
  const items = fc.record(
    {
      productId: id,
      variantId: id,
      quantity: fc.oneof(fc.integer({ min: -1, max: 1001 }), fc.double(), fc.constant('2')),
      selected: fc.oneof(fc.boolean(), fc.constant(undefined), fc.constant('true')),
    },
    { requiredKeys: ['productId', 'quantity'] },
  );
  fc.assert(
    fc.property(fc.oneof({ weight: 9, arbitrary: items }, fc.anything()), (value) => {
      expect(isCartItemInput(value)).toBe(cartItemInputSchema.safeParse(value).success);
    }),
  );
});

import { randomUUID } from 'node:crypto';
import type { AppServices } from '../../compose';
import { addMilliseconds, minutes, type manualClock } from '../../platform/clock';
import type { Basket } from './plan-basket';
import type { Random } from './random';

const GOOD_CARD = '4084084084084081';
/** A card that costs a higher fee at settlement. */
const FOREIGN_CARD = '4111111111111111';
const DECLINED_CARD = '4084080000005408';
const DECLINED_SHARE = 0.05;
const ABANDONED_SHARE = 0.03;

interface Deps {
  readonly services: AppServices;
  readonly clock: ReturnType<typeof manualClock>;
  readonly random: Random;
}

/**
 * Takes a basket from cart to paid orders, as a customer does. Returns no orders when the payment
 * fails.
 */
export async function buyBasket(
  { services, clock, random }: Deps,
  addressId: string,
  { customer, lines, couponCode }: Basket,
  isFromAbroad = false,
) {
  const { carts, checkout, sandbox } = services;
  const { userId } = customer;
  const items = lines.map(({ product: { productId, variantId }, quantity }) => ({
    productId,
    quantity,
    ...(variantId !== undefined && { variantId }),
  }));
  await carts.add(userId, items, 'set');
  const input = { addressId, ...(couponCode !== undefined && { couponCode }) };
  const { total } = await checkout.simulate(userId, input);
  const { reference } = await checkout.start(userId, {
    ...input,
    expectedTotal: total,
    idempotencyKey: randomUUID(),
  });
  clock.set(addMilliseconds(clock.now(), minutes(random.integer(1, 6))));
  if (random.chance(ABANDONED_SHARE)) return [];
  if (random.chance(DECLINED_SHARE)) {
    await sandbox.pay(reference, DECLINED_CARD);
    if (random.chance(0.5)) return [];
  }
  await sandbox.pay(reference, isFromAbroad ? FOREIGN_CARD : GOOD_CARD);
  for (const { product, quantity } of lines) product.left -= quantity;
  return (await checkout.createOrder(userId, reference)).orders;
}

import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Basket, Shopper } from '../fill-checkout';
import { post, type Flow } from './flows';

const quoteReply = z.object({ data: z.object({ total: z.number() }) });
const startReply = z.object({ data: z.object({ reference: z.string() }) });
const baselineReply = z.object({ reference: z.string() });
const card = new URLSearchParams({
  number: '4084084084084081',
  expiry: '12/40',
  cvv: '123',
}).toString();

export function roundRobin(shoppers: readonly Shopper[]): () => Shopper {
  let served = 0;
  return () => {
    const shopper = shoppers[served++ % shoppers.length];
    if (!shopper) throw new Error('There is no customer');
    return shopper;
  };
}

export function pickRandom<T>(items: readonly T[]): T {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('The list is empty');
  return item;
}

export type Post = typeof post;

/** The requests from the storefront and the card page. */
export async function buy(
  origin: string,
  { addressId, token, xsrf }: Shopper,
  basket: Basket,
  send: Post = post,
): Promise<void> {
  const call = (path: string, body: object) =>
    send(origin, path, JSON.stringify(body), {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-xsrf-token': xsrf,
    });
  await call('/api/v1/cart/add-cart', {
    items: basket.map(({ productId, variantId }) => ({ productId, variantId, quantity: 1 })),
    mode: 'set',
  });
  const { total: expectedTotal } = quoteReply.parse(
    await call('/api/v1/ordertracking/simulate-order', { addressId }),
  ).data;
  const { reference } = startReply.parse(
    await call('/api/v1/products/payment', {
      addressId,
      expectedTotal,
      idempotencyKey: randomUUID(),
    }),
  ).data;
  await send(origin, `/pay/${reference}`, card, {
    'content-type': 'application/x-www-form-urlencoded',
  });
  await call('/api/v1/ordertracking/create-order', { reference });
}

export const ourFlow =
  (origin: string, nextShopper: () => Shopper, baskets: readonly Basket[]): Flow =>
  () =>
    buy(origin, nextShopper(), pickRandom(baskets));

/** The minimum that creates an order, with the same number of requests. */
export const baselineFlow =
  (origin: string, nextShopper: () => Shopper, baskets: readonly Basket[]): Flow =>
  async () => {
    const { userId } = nextShopper();
    const call = (path: string, body: object) =>
      post(origin, path, JSON.stringify({ userId, ...body }), {
        'content-type': 'application/json',
      });
    await call('/cart', { variantIds: pickRandom(baskets).map((line) => line.variantId) });
    await call('/price', {});
    const { reference } = baselineReply.parse(await call('/start', {}));
    await call('/pay', { reference });
    await call('/order', { reference });
  };

import * as z from 'zod/mini';
import { serialNumberSchema } from '../bounds';
import { orderItemSchema, orderSchema } from './order';
import { orderStatusSchema } from './order-status';

const MAX_ORDERS_AT_ONCE = 100;

export const orderIds = z
  .array(z.uuid())
  .check(
    z.minLength(1, { error: 'Choose an order' }),
    z.maxLength(MAX_ORDERS_AT_ONCE, { error: `Choose at most ${MAX_ORDERS_AT_ONCE} orders` }),
  );

export const ordersMoveSchema = z.object({ orderIds, orderStatusId: serialNumberSchema });
export type OrdersMove = z.infer<typeof ordersMoveSchema>;

export const ordersHandOverSchema = z.object({ orderIds });

/** The result for one order of a bulk action. A failure has a reason and the allowed statuses. */
export const orderOutcomeSchema = z.object({
  orderId: z.string(),
  done: z.boolean(),
  message: z.optional(z.string()),
  allowed: z.optional(
    z.array(z.pick(orderStatusSchema, { id: true, code_name: true, label: true })),
  ),
});
export type OrderOutcome = z.infer<typeof orderOutcomeSchema>;

/**
 * The ids of the newest orders, the number of orders to confirm and, for users with access to
 * returns, the number of open returns. Counts are capped at `COUNT_CAP`. The response is small,
 * because consoles poll it.
 */
export const newestOrdersSchema = z.object({
  ids: z.array(z.string()),
  toConfirm: z.int(),
  returnsToDecide: z.optional(z.int()),
});
export type NewestOrders = z.infer<typeof newestOrdersSchema>;

/** Ids, separated by commas. */
export const packingSlipsQuerySchema = z.object({
  ids: z
    .string()
    .check(
      z.regex(/^[\da-f-]{36}(,[\da-f-]{36})*$/, { error: 'Choose an order' }),
      z.maxLength(MAX_ORDERS_AT_ONCE * 37),
    ),
});

/** A packing slip. It has no prices, because it is packed with the goods. */
export const packingSlipSchema = z.extend(
  z.pick(orderSchema, {
    id: true,
    orderName: true,
    storeName: true,
    pickUpAddress: true,
    withinLagos: true,
    weight: true,
    orderNote: true,
    createdAt: true,
  }),
  {
    deliveryAddress: z.omit(orderSchema.shape.deliveryAddress, { emailAddress: true }),
    orderItems: z.array(
      z.pick(orderItemSchema, {
        id: true,
        productName: true,
        keyRating: true,
        productVariants: true,
        sku: true,
        quantity: true,
      }),
    ),
  },
);
export type PackingSlip = z.infer<typeof packingSlipSchema>;

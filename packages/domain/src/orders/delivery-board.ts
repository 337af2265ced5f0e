import * as z from 'zod/mini';
import { isoDate, isoDateTime } from '../field.schema';
import { money } from '../money.schema';
import { deliveryAddressSchema } from '../shipping/address';
import { orderSchema } from './order';
import {
  assignableStatuses,
  orderStatusCodes,
  carrierStageStatuses,
  type OrderStatusCode,
} from './order-lifecycle';
import { orderStatusCodeSchema } from './order-status';

/**
 * The statuses on the delivery board: orders to assign, and orders with a rider that are not
 * delivered.
 */
export const boardStatuses: readonly OrderStatusCode[] = orderStatusCodes.filter(
  (code) => assignableStatuses.includes(code) || carrierStageStatuses.includes(code),
);

/** The board is sent in one response. Orders beyond this number are counted but not sent. */
export const MAX_BOARD_ORDERS = 3000;

/** An order on the delivery board. Compact, because the board has thousands of orders. */
export const boardOrderSchema = z.object({
  id: z.string(),
  orderName: z.string(),
  status: orderStatusCodeSchema,
  /** Whether the order needs a rider, for the first time or after a failed delivery. */
  toAssign: z.boolean(),
  storeName: z.string(),
  /** The city of the pick-up. */
  from: z.optional(z.string()),
  /** Local government area and state of the delivery. */
  place: z.string(),
  state: z.string(),
  /** Kilograms. */
  weight: z.number(),
  /** The last promised day of arrival in Lagos. Absent on orders without a stored promise. */
  promisedBy: z.optional(isoDate),
  /** The rider, or the last rider of a failed delivery. */
  rider: z.optional(
    z.object({ id: z.string(), name: z.string(), kind: z.enum(['partner', 'dispatcher']) }),
  ),
  accepted: z.boolean(),
  /** The planned day of the pick-up in Lagos. */
  pickUpOn: z.optional(isoDate),
  /** When the order reached its current status. */
  since: isoDateTime,
});
export type BoardOrder = z.infer<typeof boardOrderSchema>;

/** Rows up to `MAX_BOARD_ORDERS`, unassigned first, then by promised day. `count` is the total. */
export const boardSchema = z.object({ rows: z.array(boardOrderSchema), count: z.int() });

export const routeSheetQuerySchema = z.object({ riderId: z.uuid(), day: isoDate });
export type RouteSheetQuery = z.infer<typeof routeSheetQuerySchema>;

export const routeStopSchema = z.extend(
  z.pick(orderSchema, {
    id: true,
    orderName: true,
    storeName: true,
    pickUpAddress: true,
    weight: true,
    itemCount: true,
    orderNote: true,
  }),
  {
    deliveryAddress: z.omit(deliveryAddressSchema, { emailAddress: true }),
    promisedBy: boardOrderSchema.shape.promisedBy,
    note: z.optional(z.string()),
    /** The cash that the rider collects. Absent when the order was paid in advance. */
    toCollect: z.optional(money),
  },
);
export type RouteStop = z.infer<typeof routeStopSchema>;

/** Stops sorted by place: state, local government area, street. */
export const routeSheetSchema = z.object({
  rows: z.array(routeStopSchema),
  count: z.int(),
  riderName: z.string(),
});

/**
 * Whether only the pick-up day of an order can be changed, because the order has a rider and is not
 * picked up.
 */
export const canMoveDay = ({
  status,
  toAssign,
}: Pick<BoardOrder, 'status' | 'toAssign'>): boolean => status === 'assigned' && !toAssign;

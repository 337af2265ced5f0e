import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { CoarsePlace, DeliveryStep } from '@market/domain/orders/delivery-step';
import type { OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import { instant, kobo } from '../../db/columns';
import type { ErrorKind, FieldError } from '../../platform/errors';
import { usersTable } from '../accounts/accounts.tables';
import { ordersTable } from './orders.tables';

export interface StepRefusal {
  readonly kind: ErrorKind;
  readonly message: string;
  readonly fields: readonly FieldError[];
  readonly data: unknown;
}

/**
 * Riders' steps by the ids that their devices created, each with the first response. Append-only.
 */
export const deliveryStepsTable = pgTable(
  'delivery_steps',
  {
    id: uuid('id').notNull(),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => usersTable.id),
    orderId: uuid('order_id')
      .notNull()
      .references(() => ordersTable.id),
    step: text('step').$type<DeliveryStep['step']>().notNull(),
    /** The order's status after the step. */
    status: text('status').$type<OrderStatusCode>().notNull(),
    /** Null when the step succeeded. */
    refusal: jsonb('refusal').$type<StepRefusal>(),
    /** The time on the device, which may be wrong. */
    deviceAt: instant('device_at').notNull(),
    recordedAt: instant('recorded_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.actorId, t.id] }),
    index('delivery_steps_order').on(t.orderId, t.recordedAt),
  ],
);

/** The database rejects changes to a row. */
export const deliveryProofsTable = pgTable('delivery_proofs', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => ordersTable.id),
  photo: text('photo'),
  /** An SVG path. */
  signature: text('signature'),
  /** The cash that the rider collected. Null when the order was paid in advance. */
  collected: kobo('collected'),
  /** Where the rider was, to about 1 km. Null when the rider did not share the location. */
  place: jsonb('place').$type<CoarsePlace>(),
  actorId: uuid('actor_id')
    .notNull()
    .references(() => usersTable.id),
  /** The rider as other parties see them: their company or their name. */
  actorName: text('actor_name').notNull(),
  actorPerson: text('actor_person').notNull(),
  /** The time on the device. Null when the rider's app did not send one. */
  deviceAt: instant('device_at'),
  deliveredAt: instant('delivered_at').notNull(),
  /**
   * Why the platform completed the delivery without the customer's code. Null when the rider
   * entered the code.
   */
  overrideReason: text('override_reason'),
});

import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ShippingDiscount } from '@market/domain/shipping/shipping-discount';
import { id, instant, kobo } from '../../db/columns';

export const vehiclesTable = pgTable('vehicles', {
  id: id(),
  name: text('name').notNull().unique(),
  maxWeight: doublePrecision('max_weight').notNull(),
  active: boolean('active').notNull().default(true),
});

export const shippingZonesTable = pgTable('shipping_zones', {
  id: id(),
  name: text('name').notNull(),
  position: integer('position').notNull(),
});

/** The primary key keeps a state from being in two zones. */
export const shippingZoneStatesTable = pgTable('shipping_zone_states', {
  state: text('state').primaryKey(),
  zoneId: uuid('zone_id')
    .notNull()
    .references(() => shippingZonesTable.id, { onDelete: 'cascade' }),
});

/** A single row, which every change to vehicles, zones or prices locks. */
export const tariffVersionsTable = pgTable('shipping_tariff', {
  id: id(),
  version: integer('version').notNull(),
  savedAt: instant('saved_at').notNull(),
});

export const shippingRatesTable = pgTable(
  'shipping_rates',
  {
    vehicleId: uuid('vehicle_id')
      .notNull()
      .references(() => vehiclesTable.id, { onDelete: 'cascade' }),
    fromZoneId: uuid('from_zone_id')
      .notNull()
      .references(() => shippingZonesTable.id, { onDelete: 'cascade' }),
    toZoneId: uuid('to_zone_id')
      .notNull()
      .references(() => shippingZonesTable.id, { onDelete: 'cascade' }),
    base: kobo('base').notNull(),
    includedWeight: doublePrecision('included_weight').notNull(),
    perKg: kobo('per_kg').notNull(),
    minDays: integer('min_days').notNull(),
    maxDays: integer('max_days').notNull(),
  },
  (t) => [primaryKey({ columns: [t.vehicleId, t.fromZoneId, t.toZoneId] })],
);

/**
 * Zones and vehicles are conditions, not references: a discount for a removed zone never applies,
 * and must not lose its condition.
 */
export const shippingDiscountsTable = pgTable(
  'shipping_discounts',
  {
    id: id(),
    name: text('name').notNull(),
    discountType: text('discount_type').$type<ShippingDiscount['discountType']>().notNull(),
    percentOff: doublePrecision('percent_off'),
    amountOff: kobo('amount_off'),
    fromZoneId: uuid('from_zone_id'),
    toZoneId: uuid('to_zone_id'),
    vehicleId: uuid('vehicle_id'),
    minSubtotal: kobo('min_subtotal'),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    active: boolean('active').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    check('shipping_discounts_dates', sql`${t.startDate} <= ${t.endDate}`),
    check('shipping_discounts_value', sql`num_nonnulls(${t.percentOff}, ${t.amountOff}) = 1`),
  ],
);

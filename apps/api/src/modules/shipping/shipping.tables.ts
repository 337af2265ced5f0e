import {
  boolean,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
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

/** One row. Whoever changes vehicles, zones or prices locks it. */
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

import { doublePrecision, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ZonePair } from '@market/domain/shipping/place';
import { id, kobo } from '../../db/columns';

export const vehiclesTable = pgTable('vehicles', {
  id: id(),
  name: text('name').notNull().unique(),
  maxWeight: doublePrecision('max_weight').notNull(),
});

export const shippingRatesTable = pgTable(
  'shipping_rates',
  {
    vehicleId: uuid('vehicle_id')
      .notNull()
      .references(() => vehiclesTable.id, { onDelete: 'cascade' }),
    zonePair: text('zone_pair').$type<ZonePair>().notNull(),
    base: kobo('base').notNull(),
    includedWeight: doublePrecision('included_weight').notNull(),
    perKg: kobo('per_kg').notNull(),
    minDays: integer('min_days').notNull(),
    maxDays: integer('max_days').notNull(),
  },
  (t) => [primaryKey({ columns: [t.vehicleId, t.zonePair] })],
);

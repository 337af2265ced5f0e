import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant } from '../../db/columns';
import { productsTable, variantsTable } from '../catalogue/catalogue.tables';

export const homeSystemsTable = pgTable(
  'home_systems',
  {
    id: id(),
    name: text('name').notNull(),
    summary: text('summary').notNull(),
    /** The length of the outage, in hours. */
    hours: doublePrecision('hours').notNull(),
    /** The appliances that the system supplies, besides those among its parts. */
    loads: jsonb('loads').$type<{ id: string; count: number }[]>().notNull(),
    /** Increases with every change, so that two editors cannot overwrite each other. */
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
  },
  () => [uniqueIndex('home_systems_one').on(sql`(true)`)],
);

export const homeSystemPartsTable = pgTable(
  'home_system_parts',
  {
    systemId: uuid('system_id')
      .notNull()
      .references(() => homeSystemsTable.id, { onDelete: 'cascade' }),
    /** Positions start at 0, in the order that shoppers see. */
    position: integer('position').notNull(),
    productId: uuid('product_id')
      .notNull()
      .references(() => productsTable.id, { onDelete: 'cascade' }),
    variantId: uuid('variant_id')
      .notNull()
      .references(() => variantsTable.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    /** For example `Hybrid inverter`. */
    label: text('label').notNull(),
    /** What the part does in the system. */
    purpose: text('purpose').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.systemId, t.position] }),
    unique('home_system_parts_variant').on(t.systemId, t.variantId),
    check('home_system_parts_quantity', sql`${t.quantity} > 0`),
  ],
);

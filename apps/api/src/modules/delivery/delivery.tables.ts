import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { DEFAULT_PARTNER_SHARE_BPS } from '@market/domain/shipping/partner-share';
import { instant } from '../../db/columns';
import { usersTable } from '../accounts/accounts.tables';

/** The user is the owner of the company. */
export const partnersTable = pgTable(
  'partners',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    companyName: text('company_name').notNull(),
    /** `/images/<id>`. */
    logo: text('logo'),
    /** The number that customers and stores call. Without one, they call the owner's. */
    phoneNumber: text('phone_number'),
    /**
     * The partner's share of the delivery fee for each order assigned from now on, in basis points.
     */
    shareBps: integer('share_bps').notNull().default(DEFAULT_PARTNER_SHARE_BPS),
    onboarded: boolean('onboarded').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [check('partners_share', sql`${t.shareBps} between 0 and 10000`)],
);

/** A rider without a row has no limit. */
export const riderCapacitiesTable = pgTable(
  'rider_capacities',
  {
    riderId: uuid('rider_id')
      .primaryKey()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    pickUpsPerDay: integer('pick_ups_per_day').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [check('rider_capacities_positive', sql`${t.pickUpsPerDay} > 0`)],
);

/**
 * How many orders each rider has delivered, including orders that were returned later. Triggers
 * count an order in the transaction of its delivery.
 */
export const riderDeliveriesTable = pgTable('rider_deliveries', {
  riderId: uuid('rider_id').primaryKey(),
  orders: integer('orders').notNull(),
});

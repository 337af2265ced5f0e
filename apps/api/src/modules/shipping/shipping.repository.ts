import { asc } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { shippingRatesTable, vehiclesTable } from './shipping.tables';

export const listVehicles = (db: Db) => db.select().from(vehiclesTable).orderBy(asc(vehiclesTable.maxWeight));

export const listRates = (db: Db) => db.select().from(shippingRatesTable);

/** Leaves what is there as it is. Answers the vehicles that were missing. */
export const insertVehicles = (db: Db, vehicles: (typeof vehiclesTable.$inferInsert)[]) =>
  db.insert(vehiclesTable).values(vehicles).onConflictDoNothing().returning();

export const insertRates = (db: Db, rates: (typeof shippingRatesTable.$inferInsert)[]) => db.insert(shippingRatesTable).values(rates).onConflictDoNothing();

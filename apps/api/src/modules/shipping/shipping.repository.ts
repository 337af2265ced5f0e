import { asc } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { shippingRatesTable, vehiclesTable } from './shipping.tables';

/** Smallest first. */
export const listVehicles = (db: Db) => db.select().from(vehiclesTable).orderBy(asc(vehiclesTable.maxWeight));

export const listRates = (db: Db) => db.select().from(shippingRatesTable);

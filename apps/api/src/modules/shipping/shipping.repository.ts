import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { prepared } from '../../db/statements';
import { shippingRatesTable, vehiclesTable } from './shipping.tables';

/** Every vehicle with each of its rates, smallest first. */
export const listRates = (db: Db) => preparedRates(db).execute();

const preparedRates = prepared((db) =>
  db
    .select({ vehicle: vehiclesTable, rate: shippingRatesTable })
    .from(vehiclesTable)
    .leftJoin(shippingRatesTable, eq(shippingRatesTable.vehicleId, vehiclesTable.id))
    .orderBy(asc(vehiclesTable.maxWeight), asc(vehiclesTable.id))
    .prepare('shipping_rates'),
);

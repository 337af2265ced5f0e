import { eq, notInArray, sql } from 'drizzle-orm';
import type { SavedTariff, ShippingRate, Vehicle, Zone } from '@market/domain/shipping/tariff';
import type { ShippingDiscount } from '@market/domain/shipping/shipping-discount';
import type { Db } from '../../db/db';
import { prepareOnce } from '../../db/statements';
import {
  shippingDiscountsTable,
  shippingRatesTable,
  shippingZonesTable,
  shippingZoneStatesTable,
  tariffVersionsTable,
  vehiclesTable,
} from './shipping.tables';

/**
 * The whole tariff in one statement: vehicles smallest first, zones in their order, active
 * discounts.
 */
export async function readTariff(db: Db): Promise<SavedTariff> {
  const [row] = await preparedTariff(db).execute();
  if (!row) throw new Error('The database has no shipping tariff');
  return { ...row, savedAt: row.savedAt.toISOString() };
}

const vehicles = sql<Vehicle[]>`(
  select json_agg(json_build_object(
    'id', v.id, 'name', v.name, 'maxWeight', v.max_weight, 'active', v.active
  ) order by v.max_weight, v.id) from ${vehiclesTable} v)`;

const zones = sql<Zone[]>`(
  select json_agg(json_build_object('id', z.id, 'name', z.name, 'states', (
    select coalesce(json_agg(s.state order by s.state), '[]')
    from ${shippingZoneStatesTable} s where s.zone_id = z.id
  )) order by z.position, z.id) from ${shippingZonesTable} z)`;

const rates = sql<ShippingRate[]>`(
  select json_agg(json_build_object(
    'vehicleId', r.vehicle_id, 'fromZoneId', r.from_zone_id, 'toZoneId', r.to_zone_id,
    'base', r.base, 'includedWeight', r.included_weight, 'perKg', r.per_kg,
    'minDays', r.min_days, 'maxDays', r.max_days
  ) order by r.vehicle_id, r.from_zone_id, r.to_zone_id) from ${shippingRatesTable} r)`;

const discounts = sql<ShippingDiscount[]>`(
  select coalesce(json_agg(json_strip_nulls(json_build_object(
    'id', d.id, 'name', d.name, 'discountType', d.discount_type,
    'percentOff', d.percent_off, 'amountOff', d.amount_off,
    'fromZoneId', d.from_zone_id, 'toZoneId', d.to_zone_id, 'vehicleId', d.vehicle_id,
    'minSubtotal', d.min_subtotal, 'startDate', d.start_date, 'endDate', d.end_date,
    'active', d.active
  )) order by d.created_at, d.id), '[]') from ${shippingDiscountsTable} d where d.active)`;

const preparedTariff = prepareOnce((db) =>
  db
    .select({
      version: tariffVersionsTable.version,
      savedAt: tariffVersionsTable.savedAt,
      vehicles,
      zones,
      rates,
      discounts,
    })
    .from(tariffVersionsTable)
    .prepare('shipping_tariff'),
);

/** Makes concurrent changes to vehicles, zones or prices wait for each other. */
export const lockTariff = (db: Db) =>
  db.select({ id: tariffVersionsTable.id }).from(tariffVersionsTable).for('update');

export const incrementTariffVersion = (db: Db, savedAt: Date) =>
  db.update(tariffVersionsTable).set({ version: sql`${tariffVersionsTable.version} + 1`, savedAt });

export async function saveRates(db: Db, matrix: readonly ShippingRate[]): Promise<void> {
  await db.delete(shippingRatesTable);
  await db.insert(shippingRatesTable).values([...matrix]);
}

/** Rates of zones that no longer exist are deleted with them. */
export async function saveZones(db: Db, saved: readonly Zone[]): Promise<void> {
  await db.delete(shippingZoneStatesTable);
  await db.delete(shippingZonesTable).where(
    notInArray(
      shippingZonesTable.id,
      saved.map(({ id }) => id),
    ),
  );
  await db
    .insert(shippingZonesTable)
    .values(saved.map(({ id, name }, position) => ({ id, name, position })))
    .onConflictDoUpdate({
      target: shippingZonesTable.id,
      set: { name: sql`excluded.name`, position: sql`excluded.position` },
    });
  await db
    .insert(shippingZoneStatesTable)
    .values(saved.flatMap(({ id: zoneId, states }) => states.map((state) => ({ zoneId, state }))));
}

export const updateVehicle = (db: Db, { id, ...changes }: Vehicle) =>
  db.update(vehiclesTable).set(changes).where(eq(vehiclesTable.id, id));

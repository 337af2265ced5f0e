import * as z from 'zod/mini';
import { formatKobo } from '@market/domain/money';
import { nigerianStates } from '@market/domain/shipping/nigerian-states';
import {
  toRateKey,
  listRateCells,
  tariffSchema,
  type SavedTariff,
  type ShippingRate,
  type Tariff,
  type Vehicle,
  type Zone,
} from '@market/domain/shipping/tariff';
import type {
  PricingInput,
  VehicleChanges,
  ZonesInput,
} from '@market/domain/shipping/tariff-input';
import type { Db } from '../../db/db';
import { isUniqueViolation } from '../../db/sql-error';
import { inTransaction } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import { conflict, invalid, notFound } from '../../platform/errors';
import type { Ids } from '../../platform/ids';
import type { Principal } from '../../platform/principal';
import type { AuditService } from '../audit';
import {
  lockTariff,
  incrementTariffVersion,
  readTariff,
  saveRates,
  saveZones,
  updateVehicle,
} from './shipping.repository';
import { ratesForZones } from './rates-for-zones';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly audit: Pick<AuditService, 'record'>;
}

/** The id of the tariff's single row, which identifies the tariff in the audit log. */
const TARIFF_ID = '01000000-0000-7000-8000-000000000010';

export const tariffService = ({ db, clock, ids, audit }: Deps) => {
  /** Locks the tariff and reads it. Throws 409 with the current tariff for a stale version. */
  const lockAndRead = async (db: Db, version?: number): Promise<SavedTariff> => {
    await lockTariff(db);
    const tariff = await readTariff(db);
    if (version !== undefined && version !== tariff.version)
      throw conflict(
        'Zones or prices were changed since you opened them.',
        z.encode(tariffSchema, tariff),
      );
    return tariff;
  };

  const record = (
    db: Db,
    principal: Principal,
    action: 'tariff.pricesChanged' | 'tariff.zonesChanged',
    changes: Pick<Parameters<AuditService['record']>[2], 'before' | 'after'>,
  ) =>
    audit.record(db, principal, {
      action,
      subject: 'tariff',
      subjectId: TARIFF_ID,
      subjectName: 'Shipping prices',
      ...changes,
    });

  return {
    vehicles: async (): Promise<Vehicle[]> => (await readTariff(db)).vehicles,

    zones: async (): Promise<Zone[]> => (await readTariff(db)).zones,

    vehicle: async (id: string): Promise<Vehicle> => findVehicle(await readTariff(db), id),

    /** Throws 409 for the last active vehicle, and 422 on `name` for a name in use. */
    async updateVehicle(
      principal: Principal,
      id: string,
      changes: VehicleChanges,
    ): Promise<Vehicle> {
      try {
        return await inTransaction(db, async (db) => {
          const tariff = await lockAndRead(db);
          const before = findVehicle(tariff, id);
          const {
            name = before.name,
            maxWeight = before.maxWeight,
            active = before.active,
          } = changes;
          const after = { id, name, maxWeight, active };
          if (before.active && !after.active && tariff.vehicles.filter(isActive).length === 1)
            throw conflict('The last active vehicle cannot be deactivated.');
          await updateVehicle(db, after);
          await audit.record(db, principal, {
            action: 'vehicle.updated',
            subject: 'vehicle',
            subjectId: id,
            subjectName: after.name,
            before: auditedVehicleFields(before),
            after: auditedVehicleFields(after),
          });
          return after;
        });
      } catch (error) {
        if (isUniqueViolation(error)) throw invalid('name', 'Another vehicle has this name');
        throw error;
      }
    },

    /** Throws 409 for a stale version, and 422 for a missing or unknown cell. */
    savePrices: (principal: Principal, { version, rates }: PricingInput): Promise<SavedTariff> =>
      inTransaction(db, async (db) => {
        const tariff = await lockAndRead(db, version);
        assertComplete(tariff, rates);
        await saveRates(db, rates);
        await incrementTariffVersion(db, clock.now());
        await record(db, principal, 'tariff.pricesChanged', priceChanges(tariff, rates));
        return readTariff(db);
      }),

    /** Throws 409 for a stale version, and 422 unless every state is in exactly one zone. */
    saveZones: (principal: Principal, { version, zones }: ZonesInput): Promise<SavedTariff> =>
      inTransaction(db, async (db) => {
        const tariff = await lockAndRead(db, version);
        const existingZoneIds = new Set(tariff.zones.map(({ id }) => id));
        const saved = zones.map(({ id, ...zone }) => ({ ...zone, id: id ?? ids.next() }));
        if (zones.some(({ id }) => id !== undefined && !existingZoneIds.has(id)))
          throw invalid('zones', 'A zone no longer exists. Reload the page.');
        assertZones(saved);
        const rates = ratesForZones(tariff, saved);
        await saveZones(db, saved);
        await saveRates(db, rates);
        await incrementTariffVersion(db, clock.now());
        await record(db, principal, 'tariff.zonesChanged', {
          before: auditedZones(tariff.zones),
          after: auditedZones(saved),
        });
        return readTariff(db);
      }),
  };
};

export type TariffService = ReturnType<typeof tariffService>;

const isActive = ({ active }: Vehicle): boolean => active;

function findVehicle({ vehicles }: Tariff, id: string): Vehicle {
  const vehicle = vehicles.find((each) => each.id === id);
  if (!vehicle) throw notFound('This vehicle');
  return vehicle;
}

function assertComplete(tariff: Tariff, rates: readonly ShippingRate[]): void {
  const needed = new Set(listRateCells(tariff).map(toRateKey));
  const rateKeys = new Set(rates.map(toRateKey));
  if (rateKeys.size < rates.length) throw invalid('rates', 'Enter each cell once');
  if (rates.length > needed.size || !rates.every((rate) => needed.has(toRateKey(rate))))
    throw invalid('rates', 'A vehicle or zone of these prices does not exist');
  if (rateKeys.size < needed.size) throw invalid('rates', 'Enter a price in every cell');
}

function assertZones(zones: readonly Zone[]): void {
  const names = new Set(zones.map(({ name }) => name.toLowerCase()));
  if (names.size < zones.length) throw invalid('zones', 'Give each zone its own name');
  const states = zones.flatMap((zone) => zone.states);
  const all = new Set(nigerianStates.map(({ name }) => name));
  const unknown = states.find((state) => !all.has(state));
  if (unknown !== undefined) throw invalid('zones', `${unknown} is not a state`);
  if (new Set(states).size < states.length) throw invalid('zones', 'A state is in two zones');
  if (states.length < all.size) throw invalid('zones', 'Assign every state to a zone');
}

const auditedVehicleFields = ({ name, maxWeight, active }: Vehicle) => ({
  name,
  maxWeight,
  active,
});

const auditedZones = (zones: readonly Zone[]) =>
  Object.fromEntries(zones.map(({ name, states }) => [name, states.toSorted()]));

/** The cells that differ, named by vehicle and zones. */
function priceChanges(tariff: Tariff, rates: readonly ShippingRate[]) {
  const nameById = new Map([...tariff.vehicles, ...tariff.zones].map(({ id, name }) => [id, name]));
  const audited = (all: readonly ShippingRate[]) =>
    Object.fromEntries(
      all.map(({ vehicleId, fromZoneId, toZoneId, ...rate }) => [
        `${nameById.get(vehicleId)}, ${nameById.get(fromZoneId)} to ${nameById.get(toZoneId)}`,
        rateText(rate),
      ]),
    );
  return { before: audited(tariff.rates), after: audited(rates) };
}

const rateText = ({
  base,
  includedWeight,
  perKg,
  minDays,
  maxDays,
}: Omit<ShippingRate, 'vehicleId' | 'fromZoneId' | 'toZoneId'>): string =>
  `${formatKobo(base)} with ${includedWeight} kg, ${formatKobo(perKg)} per kg more, ${minDays} to ${maxDays} days`;

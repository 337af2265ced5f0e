import { zonePairs } from '@market/domain/shipping/place';
import type { Tariff } from '@market/domain/shipping/shipping-fee';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import type { Ids } from '../../platform/ids';
import { defaultTariff } from './default-tariff';
import { insertRates, insertVehicles, listRates, listVehicles } from './shipping.repository';

/** What delivery costs: the vehicles and their rates between zones. */
export const shippingService = ({ db, ids }: { db: Db; ids: Ids }) => ({
  /** Everything that `priceCheckout` needs to price a delivery. Read it once a request. */
  tariff: async (db: Db): Promise<Tariff> => {
    const vehicles = await listVehicles(db);
    const rates = await listRates(db);
    return { vehicles, rates };
  },

  /** Writes the default tariff where there is none: at the first start, and for tests. Safe to repeat and to race. */
  ensureTariff: (): Promise<void> =>
    inTransaction(db, async (db) => {
      const existing = await listVehicles(db);
      if (existing.length > 0) return;
      const vehicles = await insertVehicles(db, defaultTariff.map(({ name, maxWeight }) => ({ id: ids.next(), name, maxWeight })));
      const rates = vehicles.flatMap(({ id: vehicleId, name }) => {
        const prices = defaultTariff.find((vehicle) => vehicle.name === name)?.prices;
        return prices ? zonePairs.map((zonePair) => ({ vehicleId, zonePair, ...prices[zonePair] })) : [];
      });
      if (rates.length > 0) await insertRates(db, rates);
    }),
});

export type ShippingService = ReturnType<typeof shippingService>;

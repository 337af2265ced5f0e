import type { Tariff } from '@market/domain/shipping/shipping-fee';
import type { Db } from '../../db/db';
import { listRates } from './shipping.repository';

/** What delivery costs: the vehicles and their rates between zones. */
export const shippingService = () => ({
  /** Everything that `priceCheckout` needs to price a delivery, in one statement. Read it once a request. */
  tariff: async (db: Db): Promise<Tariff> => {
    const rows = await listRates(db);
    const vehicles = new Map(rows.map(({ vehicle }) => [vehicle.id, vehicle]));
    return { vehicles: [...vehicles.values()], rates: rows.flatMap(({ rate }) => rate ?? []) };
  },
});

export type ShippingService = ReturnType<typeof shippingService>;

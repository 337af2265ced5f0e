import type { Tariff } from '@market/domain/shipping/shipping-fee';
import type { Db } from '../../db/db';
import { listRates, listVehicles } from './shipping.repository';

/** What delivery costs: the vehicles and their rates between zones. */
export const shippingService = () => ({
  /** Everything that `priceCheckout` needs to price a delivery, in two statements. Read it once a request. */
  tariff: async (db: Db): Promise<Tariff> => {
    const vehicles = await listVehicles(db);
    const rates = await listRates(db);
    return { vehicles, rates };
  },
});

export type ShippingService = ReturnType<typeof shippingService>;

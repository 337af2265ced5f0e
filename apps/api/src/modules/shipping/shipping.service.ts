import type { Tariff } from '@market/domain/shipping/shipping-fee';
import type { Db } from '../../db/db';
import { listRates } from './shipping.repository';

/** Everything that `priceCheckout` needs to price a delivery, in one statement. Read it once a request. */
async function readTariff(db: Db): Promise<Tariff> {
  const rows = await listRates(db);
  const vehicles = new Map(rows.map(({ vehicle }) => [vehicle.id, vehicle]));
  return { vehicles: [...vehicles.values()], rates: rows.flatMap(({ rate }) => rate ?? []) };
}

/** What delivery costs: the vehicles and their rates between zones. */
export const shippingService = ({ db }: { db: Db }) => ({
  tariff: readTariff,

  /** The tariff as everybody may read it. */
  async pricing(): Promise<{
    vehicles: Tariff['vehicles'][number][];
    rates: Tariff['rates'][number][];
  }> {
    const { vehicles, rates } = await readTariff(db);
    return { vehicles: [...vehicles], rates: [...rates] };
  },
});

export type ShippingService = ReturnType<typeof shippingService>;

import type { Tariff } from '@market/domain/shipping/shipping-fee';
import type { Db } from '../../db/db';
import { listRates } from './shipping.repository';
import { isNigerianState } from '@market/domain/shipping/nigerian-states';
import { invalid } from '../../platform/errors';

/**
 * Everything that `priceCheckout` needs to price a delivery, in one statement. Read it once per
 * request.
 */
async function readTariff(db: Db): Promise<Tariff> {
  const rows = await listRates(db);
  const vehicles = new Map(rows.map(({ vehicle }) => [vehicle.id, vehicle]));
  return { vehicles: [...vehicles.values()], rates: rows.flatMap(({ rate }) => rate ?? []) };
}

/** Delivery rates: vehicles and their prices between zones. */
export const shippingService = ({ db }: { db: Db }) => ({
  tariff: readTariff,

  /** The public tariff. */
  async pricing(): Promise<{
    vehicles: Tariff['vehicles'][number][];
    rates: Tariff['rates'][number][];
  }> {
    const { vehicles, rates } = await readTariff(db);
    return { vehicles: [...vehicles], rates: [...rates] };
  },
});

export type ShippingService = ReturnType<typeof shippingService>;

/**
 * Throws 422 on `field`. The schema does not check states, because browsers fetch the list instead
 * of bundling it.
 */
export function assertState(field: string, state: string): void {
  if (!isNigerianState(state)) throw invalid(field, 'Choose a state from the list');
}

import type { Tariff, SavedTariff } from '@market/domain/shipping/tariff';
import type { Db } from '../../db/db';
import { isNigerianState } from '@market/domain/shipping/nigerian-states';
import { isRunning } from '@market/domain/shipping/shipping-discount';
import { lagosDate } from '@market/domain/lagos-time';
import type { Clock } from '../../platform/clock';
import { invalid } from '../../platform/errors';
import { readTariff } from './shipping.repository';

export const shippingService = ({ db, clock }: { db: Db; clock: Clock }) => ({
  /**
   * Everything that `priceCheckout` needs to price a delivery, in one statement. Read it once per
   * request.
   */
  async tariff(db: Db): Promise<Tariff> {
    const { vehicles, zones, rates, discounts } = await readTariff(db);
    return { vehicles, zones, rates, discounts };
  },

  async pricing(): Promise<SavedTariff> {
    const { discounts = [], ...tariff } = await readTariff(db);
    const today = lagosDate(clock.now());
    return { ...tariff, discounts: discounts.filter((discount) => isRunning(discount, today)) };
  },
});

export type ShippingService = ReturnType<typeof shippingService>;

/**
 * Throws 422 on `field` for an unknown state. The schema does not check states, because browsers
 * fetch the list instead of bundling it.
 */
export function assertNigerianState(field: string, state: string): void {
  if (!isNigerianState(state)) throw invalid(field, 'Choose a state from the list');
}

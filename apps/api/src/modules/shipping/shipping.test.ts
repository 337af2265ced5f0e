import { expect, it } from 'vitest';
import { shippingFeeOf } from '@market/domain/shipping/shipping-fee';
import { zonePairs } from '@market/domain/shipping/place';
import { startMarket } from '../../test/harness';

it('the initial tariff prices every pair of zones', async () => {
  const market = await startMarket();
  const tariff = await market.services.shipping.tariff(market.db);
  expect(tariff.rates).toHaveLength(tariff.vehicles.length * zonePairs.length);
  const panel = { weight: 25, quantity: 2, isDigital: false };
  expect(
    shippingFeeOf({ lines: [panel], storeState: 'Lagos', destinationState: 'Lagos', ...tariff }),
  ).toMatchObject({ shippingFee: 600_000, vehicle: 'Van' });
  expect(
    shippingFeeOf({ lines: [panel], storeState: 'Kano', destinationState: 'Oyo', ...tariff }),
  ).toMatchObject({ shippingFee: 1_600_000, zonePair: 'elsewhere' });
  await market.close();
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { ProductCard } from '@market/domain/catalogue/product';
import { deliveryPromise } from '@market/domain/shipping/shipping-fee';
import { productsTable, storesTable } from '../../db/schema';
import { startMarket, type TestMarket } from '../../test/harness';
import { insertTestProduct } from '../../test/test-products';

let market: TestMarket;
beforeAll(async () => {
  market = await startMarket();
  const storeIn = async (state: string, dispatch: { workingDays?: number[] } = {}) => {
    const { storeId } = await market.create.merchant({ state });
    if (dispatch.workingDays)
      await market.db.update(storesTable).set(dispatch).where(eq(storesTable.id, storeId));
    return storeId;
  };
  for (const storeId of [
    await storeIn('Lagos'),
    await storeIn('Kano'),
    await storeIn('Lagos', { workingDays: [3] }),
  ]) {
    // Weights at and around the limit of each vehicle.
    for (const weight of [0.5, 20, 20.01, 50, 300, 300.01, 5000])
      await insertTestProduct(market, storeId, { name: `Battery ${weight}`, weight });
    const change = async (change: Partial<typeof productsTable.$inferInsert>) => {
      const { productId } = await insertTestProduct(market, storeId, { weight: 1 });
      await market.db.update(productsTable).set(change).where(eq(productsTable.id, productId));
    };
    await change({ length: 200, width: 100, height: 100 });
    await change({ isDigitalProduct: true });
  }
});
afterAll(() => market.close());

const listProducts = async (query: { deliverTo?: string; arrivesBy?: string } = {}) =>
  (await market.anonymous(contract.catalogue.list, { query: { ...query, limit: 100 } })).rows;
const toIds = (products: readonly ProductCard[]) => products.map(({ id }) => id).sort();

describe('the filter by arrival day', () => {
  it.each(['Lagos', 'Kano', 'Rivers'])(
    'lists the products whose cards promise delivery to %s by that day, with counts for the first three days',
    async (state) => {
      const tariff = await market.services.shipping.tariff(market.db);
      const getLastDay = ({ delivery, store }: ProductCard): string =>
        deliveryPromise({
          ...tariff,
          lines: [{ ...delivery, quantity: 1 }],
          storeState: store.state,
          destinationState: state,
          dispatch: delivery,
          at: market.clock.now(),
        }).lastDay;
      const all = await listProducts();
      const days = [...new Set(all.map(getLastDay))].sort();
      expect(days.length).toBeGreaterThan(2);
      for (const day of ['2026-11-01', ...days]) {
        const expected = all.filter((product) => getLastDay(product) <= day);
        expect(toIds(await listProducts({ deliverTo: state, arrivesBy: day }))).toEqual(
          toIds(expected),
        );
      }
      const { arrivals, count } = await market.anonymous(contract.catalogue.facets, {
        query: { deliverTo: state, arrivesBy: days[0] ?? '' },
      });
      expect(arrivals).toEqual(
        days.slice(0, 3).map((day) => ({
          day,
          count: all.filter((product) => getLastDay(product) <= day).length,
        })),
      );
      expect(count).toBe(arrivals[0]?.count);
    },
  );

  it('lists all products when the place is missing or unknown', async () => {
    const all = toIds(await listProducts());
    expect(toIds(await listProducts({ arrivesBy: '2026-11-20' }))).toEqual(all);
    expect(toIds(await listProducts({ deliverTo: 'Atlantis', arrivesBy: '2026-11-20' }))).toEqual(
      all,
    );
    const { arrivals } = await market.anonymous(contract.catalogue.facets);
    expect(arrivals).toEqual([]);
  });
});

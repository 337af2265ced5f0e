import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { nigerianStates } from '@market/domain/shipping/nigerian-states';
import { feeBreakdown, calculateShippingFee } from '@market/domain/shipping/shipping-fee';
import { listRateCells, tariffSchema } from '@market/domain/shipping/tariff';
import { startMarket, type TestMarket } from '../../test/harness';
import { createProduct, goodCard, startPayment } from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let admin: TestAccount;
beforeAll(async () => {
  market = await startMarket();
  admin = await market.create.account('admin', { resources: ['delivery'] });
});
afterAll(() => market.close());

const states = nigerianStates.map(({ name }) => name);
const current = () => market.anonymous(contract.pricing.get);
const asAdmin = () => market.as(admin);
const listHistory = (subject: 'tariff' | 'vehicle', subjectId?: string) =>
  asAdmin()(contract.audit.history, { query: { subject, subjectId } });
const panel = { weight: 25, quantity: 2, isDigital: false };

describe('the initial tariff', () => {
  it('prices every pair of states and every vehicle', async () => {
    const tariff = await current();
    expect(tariff.rates).toHaveLength(listRateCells(tariff).length);
    fc.assert(
      fc.property(
        fc.constantFrom(...states),
        fc.constantFrom(...states),
        fc.constantFrom(...tariff.vehicles.map(({ id }) => id)),
        fc.double({ min: 0.01, max: 20_000, noNaN: true }),
        (storeState, destinationState, vehicleId, weight) => {
          const route = { ...tariff, storeState, destinationState, weight };
          expect(feeBreakdown({ ...route, vehicleId }).vehicle.id).toBe(vehicleId);
          expect(feeBreakdown(route).shippingFee).toBeGreaterThan(0);
        },
      ),
    );
  });

  it('keeps the prices from before zones existed', async () => {
    const tariff = await market.services.shipping.tariff(market.db);
    const readFee = (storeState: string | undefined, destinationState: string) =>
      calculateShippingFee({ lines: [panel], storeState, destinationState, ...tariff });
    expect(readFee('Lagos', 'Lagos')).toMatchObject({ shippingFee: 600_000, vehicle: 'Van' });
    expect(readFee('Lagos', 'Kano')).toMatchObject({ shippingFee: 1_800_000 });
    expect(readFee('Kano', 'lagos ')).toMatchObject({ shippingFee: 1_800_000 });
    expect(readFee('Kano', 'Oyo')).toMatchObject({ shippingFee: 1_600_000, zonePair: 'elsewhere' });
    expect(readFee(undefined, 'Oyo')).toMatchObject({ shippingFee: 1_600_000 });
  });
});

describe('shipping prices', () => {
  it('are saved as a whole, with a new version and a record of the changed cells', async () => {
    const before = await current();
    const [first, ...others] = before.rates;
    if (!first) throw new Error('The tariff has no rates');
    const rates = [{ ...first, base: first.base + 12_345 }, ...others];
    const saved = await asAdmin()(contract.pricing.save, {
      body: { version: before.version, rates },
    });
    expect(saved.version).toBe(before.version + 1);
    expect(saved.rates).toEqual(rates);
    expect(await current()).toEqual(saved);
    const [entry] = await listHistory('tariff');
    expect(entry).toMatchObject({ action: 'tariff.pricesChanged', changes: [{}] });

    const stale = asAdmin()(contract.pricing.save, {
      body: { version: before.version, rates: before.rates },
    });
    await expect(stale).rejects.toMatchObject({ status: 409 });
    const data = await stale.catch((error: unknown) => Reflect.get(Object(error), 'data'));
    expect(z.parse(tariffSchema, data)).toEqual(saved);
  });

  it('are rejected with a missing, repeated or unknown cell', async () => {
    const { version, rates } = await current();
    const save = (changed: typeof rates) =>
      asAdmin()(contract.pricing.save, { body: { version, rates: changed } });
    const [first, second, ...others] = rates;
    if (!first || !second) throw new Error('The tariff has no rates');
    for (const changed of [
      [second, ...others],
      [second, second, ...others],
      [{ ...first, toZoneId: admin.userId }, second, ...others],
    ])
      await expect(save(changed)).rejects.toMatchObject({ status: 422 });
    await expect(current()).resolves.toMatchObject({ version });
  });

  it('apply to later quotes only: an open payment keeps its quote', async () => {
    const [merchant, customer] = [await market.create.merchant(), await market.create.customer()];
    const item = await createProduct(market, merchant);
    const feeNow = async () =>
      (
        await market.anonymous(contract.checkout.shippingFee, {
          body: { items: [item], stateOrRegion: 'Lagos' },
        })
      ).shippingFeeTotal;
    const fee = await feeNow();
    const { reference } = await startPayment(market, customer, [item]);
    const { version, rates } = await current();
    await asAdmin()(contract.pricing.save, {
      body: { version, rates: rates.map((rate) => ({ ...rate, base: rate.base + 50_000 })) },
    });
    await expect(feeNow()).resolves.toBe(fee + 50_000);
    await market.services.sandbox.pay(reference, goodCard);
    const { orders } = await market.as(customer)(contract.checkout.createOrder, {
      body: { reference },
    });
    expect(orders.map(({ shippingFee }) => shippingFee)).toEqual([fee]);
    await market.services.ledger.assertBalanced(market.db);
  });

  it('cannot be changed by admins without the delivery permission', async () => {
    const { version, rates } = await current();
    const other = await market.create.account('admin', { resources: ['orders'] });
    await expect(
      market.as(other)(contract.pricing.save, { body: { version, rates } }),
    ).rejects.toMatchObject({ status: 403 });
  });
});

describe('shipping zones', () => {
  it('start with the prices of the zone that their states belonged to, and lose these prices when removed', async () => {
    const before = await current();
    const [lagos, rest] = before.zones;
    if (!lagos || !rest) throw new Error('The tariff lacks a zone');
    const north = { name: 'North', states: ['Kano', 'Kaduna'] };
    const remaining = rest.states.filter((state) => !north.states.includes(state));
    const save = (version: number, zones: { id?: string; name: string; states: string[] }[]) =>
      asAdmin()(contract.zones.save, { body: { version, zones } });
    const split = await save(before.version, [lagos, { ...rest, states: remaining }, north]);
    expect(split.zones.map(({ name }) => name)).toEqual(['Lagos', 'Rest of Nigeria', 'North']);
    const routes = states.flatMap((from) => states.map((to) => [from, to] as const));
    const fees = (tariff: typeof before) =>
      routes.map(
        ([storeState, destinationState]) =>
          calculateShippingFee({ lines: [panel], ...tariff, storeState, destinationState })
            .shippingFee,
      );
    expect(fees(split)).toEqual(fees(before));
    expect(await asAdmin()(contract.zones.list)).toEqual(split.zones);

    await expect(
      save(split.version, [lagos, { ...rest, states: remaining }]),
    ).rejects.toMatchObject({ status: 422 });
    await expect(save(split.version, [lagos, rest, north])).rejects.toMatchObject({ status: 422 });
    await expect(save(before.version, [lagos, rest])).rejects.toMatchObject({ status: 409 });
    const joined = await save(split.version, [lagos, rest]);
    expect({ zones: joined.zones, rates: joined.rates }).toEqual({
      zones: before.zones,
      rates: before.rates,
    });
  });
});

describe('vehicles', () => {
  it('can be renamed and given a weight limit, and all but the last active one can be deactivated', async () => {
    const [bike, van, truck] = await asAdmin()(contract.vehicles.list);
    if (!bike || !van || !truck) throw new Error('The tariff lacks a vehicle');
    const update = (id: string, body: { name?: string; maxWeight?: number; active?: boolean }) =>
      asAdmin()(contract.vehicles.update, { params: { id }, body });
    const dispatch = { name: 'Dispatch bike', maxWeight: 25, active: false };
    await expect(update(bike.id, dispatch)).resolves.toEqual({ id: bike.id, ...dispatch });
    await expect(
      asAdmin()(contract.vehicles.byId, { params: { id: bike.id } }),
    ).resolves.toMatchObject(dispatch);
    const light = { lines: [{ ...panel, weight: 1 }], storeState: 'Lagos' };
    expect(
      calculateShippingFee({ ...light, destinationState: 'Lagos', ...(await current()) }),
    ).toMatchObject({ vehicle: 'Van' });
    await expect(update(van.id, { name: 'Truck' })).rejects.toMatchObject({ status: 422 });
    await update(van.id, { active: false });
    await expect(update(truck.id, { active: false })).rejects.toMatchObject({ status: 409 });
    await expect(update(admin.userId, {})).rejects.toMatchObject({ status: 404 });
    expect(await listHistory('vehicle', van.id)).toMatchObject([
      { changes: [{ field: 'active', before: 'true', after: 'false' }] },
    ]);
  });
});

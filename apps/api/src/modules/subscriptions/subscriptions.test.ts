import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { PlanCode } from '@market/domain/subscriptions/subscription';
import { days } from '../../platform/clock';
import { startMarket, type TestMarket } from '../../test/harness';
import { listMailKindsTo } from '../../test/mails-and-history';
import { buy, createBankAccount, createProduct, deliver } from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let merchant: TestAccount;
let admin: TestAccount;

beforeAll(async () => {
  market = await startMarket();
  merchant = await market.create.merchant({ storeName: 'Helios Yard' });
  admin = await market.create.superAdmin();
  await createBankAccount(market, merchant);
});
afterEach(() => market.services.ledger.assertBalanced(market.db));
afterAll(() => market.close());

const mine = () => market.as(merchant)(contract.subscriptions.mine);
const change = (planId: PlanCode, expectedCharge?: number) =>
  market.as(merchant)(contract.subscriptions.change, { body: { planId, expectedCharge } });
const mails = () => listMailKindsTo(market, merchant.email);

/** Sells goods for `price` kobo and waits until the store is owed the money. */
async function earn(price: number): Promise<void> {
  const customer = await market.create.customer();
  const { orders } = await buy(market, customer, [
    await createProduct(market, merchant, { price }),
  ]);
  await deliver(market, { merchant, customer, admin, orderId: orders[0]?.id ?? '' });
  market.clock.advance(days(7));
  await market.runJobs();
}

/** The commission of an order of ₦10,000.00, kobo. */
async function commissionNow(): Promise<number | undefined> {
  const customer = await market.create.customer();
  const { orders } = await buy(market, customer, [await createProduct(market, merchant)]);
  const order = await market.as(merchant)(contract.merchantOrders.byId, {
    params: { id: orders[0]?.id ?? '' },
  });
  return order.split?.commission;
}

describe('store subscriptions', () => {
  it('start with the free plan, and reject a plan that the balance does not cover', async () => {
    expect(
      (await market.as(merchant)(contract.subscriptions.plans)).map(({ id, price }) => [id, price]),
    ).toEqual([
      ['free', 0],
      ['growth', 1_500_000],
      ['scale', 6_000_000],
    ]);
    await expect(mine()).resolves.toMatchObject({
      plan: { id: 'free' },
      commissionPercent: 8,
      available: 0,
      changes: [
        { planId: 'growth', charge: 1_500_000 },
        { planId: 'scale', charge: 6_000_000 },
      ],
    });
    await expect(change('growth')).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('your available balance is ₦0.00'),
    });
    await expect(change('free')).rejects.toMatchObject({ status: 409 });
    const staff = await market.create.account('staff', {
      storeId: merchant.storeId,
      resources: ['payouts'],
    });
    await expect(
      market.as(staff)(contract.subscriptions.change, { body: { planId: 'growth' } }),
    ).rejects.toMatchObject({ status: 403 });
  });

  it('are paid from the store’s balance, and lower the commission on later orders', async () => {
    expect(await commissionNow()).toBe(80_000);
    await earn(10_000_000);
    await expect(change('growth', 1)).rejects.toMatchObject({
      status: 409,
      message: 'The Growth plan now costs ₦15,000.00 to start.',
    });
    await expect(change('growth', 1_500_000)).resolves.toMatchObject({
      plan: { id: 'growth' },
      next: { id: 'growth' },
      commissionPercent: 7,
      available: 9_200_000 - 1_500_000,
      payments: [{ planName: 'Growth', amount: 1_500_000 }],
    });
    expect(await commissionNow()).toBe(70_000);
    await expect(market.as(merchant)(contract.payouts.mine)).resolves.toMatchObject({
      available: 7_700_000,
    });
    expect(await mails()).toContain('subscription-paid');
  });

  it('upgrade at once at a prorated price, and downgrade at the end of the month', async () => {
    const { changes, paidUntil = '' } = await mine();
    const charge = changes.find(({ planId }) => planId === 'scale')?.charge ?? 0;
    expect(charge).toBe(4_500_000);
    await expect(change('scale', charge)).resolves.toMatchObject({
      plan: { id: 'scale' },
      commissionPercent: 6,
      available: 3_200_000,
    });
    const back = await change('growth');
    expect(back).toMatchObject({ plan: { id: 'scale' }, next: { id: 'growth' }, paidUntil });
    await expect(change('growth')).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('It starts on'),
    });

    market.clock.set(new Date(paidUntil));
    await market.runJobs();
    await expect(mine()).resolves.toMatchObject({
      plan: { id: 'growth' },
      next: { id: 'growth' },
      available: 1_700_000,
    });
  });

  it('renew each month, and end when the balance does not cover them', async () => {
    market.clock.advance(days(32));
    await market.runJobs();
    await expect(mine()).resolves.toMatchObject({ plan: { id: 'growth' }, available: 200_000 });
    market.clock.advance(days(32));
    await market.runJobs();
    const ended = await mine();
    expect(ended).toMatchObject({ plan: { id: 'free' }, commissionPercent: 8, available: 200_000 });
    expect(ended.paidUntil).toBeUndefined();
    expect(await mails()).toContain('subscription-ended');
    expect(await commissionNow()).toBe(80_000);
  });
});

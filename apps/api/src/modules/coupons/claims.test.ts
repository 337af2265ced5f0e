import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CouponInput } from '@market/domain/coupons/coupon';
import { couponsTable, couponUsesTable } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { createCoupon } from '../../test/create-coupon';
import { startMarket, type TestMarket } from '../../test/harness';

/** These tests run on PostgreSQL, because PGlite has one connection, where races cannot occur. */
describe('claiming a coupon', () => {
  let market: TestMarket;
  let storeId: string;
  let people: string[];
  beforeAll(async () => {
    market = await startMarket({ parallel: true });
    ({ storeId } = await market.create.merchant());
    people = Array.from({ length: 200 }, (_, index) => `email:shopper${index}@test.example`);
  });
  afterAll(() => market.close());

  const coupon = (limits: Partial<CouponInput>) =>
    createCoupon(market, storeId, { description: 'Race', ...limits });
  const claimant = (...customerKeys: string[]) => ({ id: randomUUID(), customerKeys });
  const claim = (key: string, ids: readonly string[]) => claimAs(claimant(key), ids);
  const claimAs = (
    checkout: ReturnType<typeof claimant>,
    ids: readonly string[],
    limitedBy = checkout.customerKeys,
  ) =>
    inTransaction(market.db, (db) =>
      market.services.coupons.claim(db, { ...checkout, limitedBy }, ids),
    );
  const readUsed = async (id: string) =>
    (
      await market.db
        .select({ used: couponsTable.used })
        .from(couponsTable)
        .where(eq(couponsTable.id, id))
    )[0]?.used;
  const outcome = async (claims: Promise<void>[]) => {
    const settled = await Promise.allSettled(claims);
    const refusals = settled.flatMap((each): unknown[] =>
      each.status === 'rejected' ? [each.reason] : [],
    );
    return { won: claims.length - refusals.length, refusals };
  };

  it('with a limit of 5 works 5 times for 200 customers at once, and the others are told which coupon is used up', async () => {
    const id = await coupon({ usageLimit: 5, discountMode: 'Code', code: 'FIVE' });
    const { won, refusals } = await outcome(people.map((userId) => claim(userId, [id])));
    expect(won).toBe(5);
    expect(await readUsed(id)).toBe(5);
    for (const refusal of refusals)
      expect(refusal).toMatchObject({
        kind: 'conflict',
        message: 'FIVE has just reached its usage limit. Check the new total before you pay.',
      });
  });

  it('with one use per customer works once for a customer who tries 50 times at once', async () => {
    const id = await coupon({ usageLimitPerUser: 1 });
    const [person = ''] = people;
    const { won, refusals } = await outcome(Array.from({ length: 50 }, () => claim(person, [id])));
    expect([won, await readUsed(id)]).toEqual([1, 1]);
    expect(refusals[0]).toMatchObject({
      kind: 'conflict',
      message: 'You have used Race as often as allowed. Check the new total before you pay.',
    });
  });

  it('with one use per customer works once for guests who share a phone number or an email address', async () => {
    const id = await coupon({ usageLimitPerUser: 1 });
    const guests = Array.from({ length: 40 }, (_, index) =>
      index % 2 === 0
        ? claimant(`email:g${index}@test.example`, 'phone:+2348031112222')
        : claimant('email:same@test.example', `phone:+23480311133${index + 10}`),
    );
    const { won } = await outcome(guests.map((guest) => claimAs(guest, [id])));
    expect([won, await readUsed(id)]).toEqual([2, 2]);
    await expect(
      claimAs(claimant('email:same@test.example', 'phone:+2348031112222'), [id]),
    ).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('is limited by email address for accounts, and for guests also by the uses of accounts with the same phone number', async () => {
    const phone = 'phone:+2348031999999';
    const ids = [
      await coupon({ usageLimitPerUser: 1 }),
      await coupon({ customerEligibility: 'New customers' }),
    ];
    const claimAsAccount = (email: string) => claimAs(claimant(email, phone), ids, [email]);
    const household = ['email:ada@test.example', 'email:obi@test.example'];
    const { won } = await outcome([...household, ...household].map(claimAsAccount));
    expect(won).toBe(2);
    for (const id of ids)
      await expect(
        claimAs(claimant('email:guest@test.example', phone), [id]),
      ).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('for new customers works in only one open checkout per person, even with different coupons', async () => {
    const ids = await Promise.all(
      Array.from({ length: 4 }, () => coupon({ customerEligibility: 'New customers' })),
    );
    const tries = Array.from({ length: 24 }, (_, index) => ({
      checkout: claimant(`email:n${index}@test.example`, 'phone:+2348034445555'),
      wanted: [ids[index % 4] ?? '', ids[(index + 1) % 4] ?? ''],
    }));
    const settled = await Promise.allSettled(
      tries.map(({ checkout, wanted }) => claimAs(checkout, wanted)),
    );
    const winners = tries.filter((_, index) => settled[index]?.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    const [winner] = winners;
    if (!winner) return;
    await market.services.coupons.release(market.db, winner.checkout, winner.wanted);
    await expect(
      claimAs(claimant('email:next@test.example', 'phone:+2348034445555'), ids),
    ).resolves.toBeUndefined();
  });

  it('succeeds for all coupons of a checkout or for none, whatever their order', async () => {
    const [open, full] = [await coupon({}), await coupon({ usageLimit: 3 })];
    const { won } = await outcome(
      people
        .slice(0, 60)
        .map((userId, index) => claim(userId, index % 2 === 0 ? [open, full] : [full, open])),
    );
    expect([won, await readUsed(open), await readUsed(full)]).toEqual([3, 3, 3]);
  });

  it('is undone by a release, and a second release changes nothing', async () => {
    const id = await coupon({ usageLimit: 1, usageLimitPerUser: 1 });
    const [person = ''] = people;
    const { release } = market.services.coupons;
    await claim(person, [id]);
    await release(market.db, claimant(person), [id]);
    await release(market.db, claimant(person), [id]);
    await expect(claim(person, [id])).resolves.toBeUndefined();
    expect(await readUsed(id)).toBe(1);
    expect(
      await market.db
        .select({ used: couponUsesTable.used })
        .from(couponUsesTable)
        .where(eq(couponUsesTable.couponId, id)),
    ).toEqual([{ used: 1 }]);
  });
});

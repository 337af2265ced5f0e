import { eq } from 'drizzle-orm';
import { lagosDate } from '@market/domain/lagos-time';
import type { AppServices } from '../../compose';
import { addMilliseconds, days } from '../../platform/clock';
import type { Db } from '../db';
import { toCategoryId } from '../reference/category-tree';
import { productsTable } from '../schema';
import { couponBase, demoCoupons, type DemoCoupon } from './demo-coupons';
import type { OpenStore } from './open-stores';
import type { Timeline } from './timeline';

interface Deps {
  readonly db: Db;
  readonly services: Pick<AppServices, 'coupons'>;
  readonly stores: readonly OpenStore[];
  readonly timeline: Timeline;
}

/**
 * Merchants create each coupon two days before it starts; scheduled ones were created five days
 * ago.
 */
export function addCoupons({ db, services: { coupons }, stores, timeline }: Deps): void {
  for (const coupon of demoCoupons) {
    const [from, to] = coupon.days;
    const store = stores.find(({ key }) => key === coupon.store);
    if (!store) throw new Error(`${coupon.store} is not open`);
    timeline.at(addMilliseconds(timeline.end, days(Math.min(from - 2, -5))), async () => {
      const on = (day: number) => lagosDate(addMilliseconds(timeline.end, days(day)));
      const { id } = await coupons.create(store, {
        ...couponBase,
        ...coupon.rules,
        ...(await findTargets(db, coupon)),
        startDate: on(from),
        endDate: on(to),
      });
      if (coupon.paused) await coupons.update(store, id, { paused: true });
    });
  }
}

async function findTargets(db: Db, { spendOn, rewardOn }: DemoCoupon) {
  const reward =
    rewardOn &&
    ('sku' in rewardOn ? await findProductId(db, rewardOn.sku) : toCategoryId(...rewardOn));
  return {
    ...(spendOn && {
      spendAppliesTo: 'Category' as const,
      spendAppliesToId: toCategoryId(...spendOn),
    }),
    ...(reward !== undefined && { rewardAppliesToId: reward }),
  };
}

async function findProductId(db: Db, sku: string): Promise<string> {
  const [product] = await db
    .select({ id: productsTable.id })
    .from(productsTable)
    .where(eq(productsTable.sku, sku));
  if (!product) throw new Error(`There is no product ${sku}`);
  return product.id;
}

import { and, count, eq, or } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { couponsTable as coupons } from './coupons.tables';

const isSpendTarget = (id: string) =>
  and(eq(coupons.spendAppliesTo, 'Category'), eq(coupons.spendAppliesToId, id));
const isRewardTarget = (id: string) =>
  and(eq(coupons.rewardAppliesTo, 'Category'), eq(coupons.rewardAppliesToId, id));

export async function countCouponsOfCategory(db: Db, id: string): Promise<number> {
  const [row] = await db
    .select({ coupons: count() })
    .from(coupons)
    .where(or(isSpendTarget(id), isRewardTarget(id)));
  return row?.coupons ?? 0;
}

export async function retargetCoupons(db: Db, from: string, to: string): Promise<void> {
  await db.update(coupons).set({ spendAppliesToId: to }).where(isSpendTarget(from));
  await db.update(coupons).set({ rewardAppliesToId: to }).where(isRewardTarget(from));
}

import { and, asc, count, desc, eq, gt, ilike, lt, lte, not, or, sql, type SQL } from 'drizzle-orm';
import type { CouponListQuery, CouponState } from '@market/domain/coupons/coupon';
import type { Page } from '@market/domain/paging';
import type { Db } from '../../db/db';
import { likePattern } from '../../db/list-queries';
import type { StoreScope } from '../../platform/scope';
import { categoriesTable, productsTable } from '../catalogue/catalogue.reads';
import { couponsTable } from './coupons.tables';

export type CouponRow = typeof couponsTable.$inferSelect;
export type NewCoupon = typeof couponsTable.$inferInsert;
export type CouponRules = Omit<NewCoupon, 'id' | 'storeId' | 'used' | 'paused' | 'createdAt'>;

const isOwn = ({ storeId }: StoreScope, id: string) =>
  and(eq(couponsTable.storeId, storeId), eq(couponsTable.id, id));

export const CODE_INDEX = 'coupons_code';

const isUsedUp = and(
  gt(couponsTable.usageLimit, 0),
  sql`${couponsTable.used} >= ${couponsTable.usageLimit}`,
);
const notAny = (...conditions: (SQL | undefined)[]): SQL | undefined => {
  const any = or(...conditions);
  return any && not(any);
};

/** The SQL condition for a coupon state, with the same precedence as `couponState`. */
export function stateCondition(state: CouponState, today: string): SQL | undefined {
  const ended = lt(couponsTable.endDate, today);
  const { paused } = couponsTable;
  const isNotStarted = gt(couponsTable.startDate, today);
  switch (state) {
    case 'ended':
      return ended;
    case 'used_up':
      return and(isUsedUp, notAny(ended));
    case 'paused':
      return and(eq(paused, true), notAny(ended, isUsedUp));
    case 'scheduled':
      return and(isNotStarted, notAny(ended, isUsedUp, eq(paused, true)));
    case 'active':
      return and(lte(couponsTable.startDate, today), notAny(ended, isUsedUp, eq(paused, true)));
  }
}

const sorts = {
  newest: [desc(couponsTable.createdAt), desc(couponsTable.id)],
  ending: [asc(couponsTable.endDate), asc(couponsTable.id)],
  'most-used': [desc(couponsTable.used), desc(couponsTable.id)],
} as const;

export async function listCoupons(
  db: Db,
  { storeId }: StoreScope,
  { limit, offset, search, state, discountType, sort = 'newest' }: CouponListQuery,
  today: string,
): Promise<Page<CouponRow>> {
  const where = and(
    eq(couponsTable.storeId, storeId),
    state && stateCondition(state, today),
    discountType && eq(couponsTable.discountType, discountType),
    search
      ? or(
          ilike(couponsTable.description, likePattern(search)),
          ilike(couponsTable.code, likePattern(search)),
        )
      : undefined,
  );
  const rows = await db
    .select()
    .from(couponsTable)
    .where(where)
    .orderBy(...sorts[sort])
    .limit(limit)
    .offset(offset);
  const [total] = await db.select({ count: count() }).from(couponsTable).where(where);
  return { rows, count: total?.count ?? 0 };
}

export async function findCoupon(
  db: Db,
  scope: StoreScope,
  id: string,
): Promise<CouponRow | undefined> {
  const [row] = await db.select().from(couponsTable).where(isOwn(scope, id));
  return row;
}

export async function insertCoupon(db: Db, coupon: NewCoupon): Promise<CouponRow | undefined> {
  const [row] = await db.insert(couponsTable).values(coupon).returning();
  return row;
}

interface CouponChange {
  readonly rules?: CouponRules | undefined;
  readonly paused?: boolean | undefined;
}

/** Returns undefined when the store has no such coupon, or the new limit is below its uses. */
export async function updateCoupon(
  db: Db,
  scope: StoreScope,
  id: string,
  { rules, paused }: CouponChange,
): Promise<CouponRow | undefined> {
  const limitHolds =
    rules && rules.usageLimit > 0 ? lte(couponsTable.used, rules.usageLimit) : undefined;
  const [row] = await db
    .update(couponsTable)
    .set({ ...rules, ...(paused !== undefined && { paused }) })
    .where(and(isOwn(scope, id), limitHolds))
    .returning();
  return row;
}

export async function hasProduct(db: Db, { storeId }: StoreScope, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: productsTable.id })
    .from(productsTable)
    .where(and(eq(productsTable.id, id), eq(productsTable.storeId, storeId)));
  return rows.length > 0;
}

export async function hasCategory(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: categoriesTable.id })
    .from(categoriesTable)
    .where(eq(categoriesTable.id, id));
  return rows.length > 0;
}

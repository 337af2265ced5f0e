import { validate as isUuid } from 'uuid';
import type {
  Coupon,
  CouponChange,
  CouponDetail,
  CouponInput,
  CouponListQuery,
  CustomerCoupon,
} from '@market/domain/coupons/coupon';
import {
  guestShopper,
  type PricingCoupon,
  type Shopper,
} from '@market/domain/coupons/pricing-coupon';
import { lagosDate } from '@market/domain/lagos-time';
import type { ProductOption, ProductOptionQuery } from '@market/domain/catalogue/merchant-products';
import type { Page } from '@market/domain/paging';
import type { Db } from '../../db/db';
import { isUniqueViolation } from '../../db/sql-error';
import { invalid, notFound } from '../../platform/errors';
import type { StoreScope } from '../../platform/scope';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import { listProductOptions } from '../catalogue';
import {
  listCandidates,
  listCouponsForProducts,
  findShopper,
  type ShopperQuery,
} from './candidates.repository';
import { claimCoupons, releaseCoupons, releaseCheckoutCoupons } from './claims.repository';
import {
  CODE_INDEX,
  findCoupon,
  hasCategory,
  hasProduct,
  insertCoupon,
  listCoupons,
  updateCoupon,
  type CouponRow,
} from './coupons.repository';
import { toCoupon, toRules } from './to-coupon';

interface CouponsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
}

export const couponsService = ({ db, clock, ids }: CouponsDeps) => {
  const today = () => lagosDate(clock.now());
  const toExistingCoupon = (row: CouponRow | undefined): Coupon =>
    toCoupon(getOrThrow(row), today());

  return {
    /** The store's products to choose from, for staff without access to the catalogue. */
    productOptions: (scope: StoreScope, query: ProductOptionQuery): Promise<ProductOption[]> =>
      listProductOptions(db, scope, query),

    list: async (scope: StoreScope, query: CouponListQuery): Promise<Page<Coupon>> => {
      const { rows, count } = await listCoupons(db, scope, query, today());
      return { rows: rows.map(toExistingCoupon), count };
    },

    /** Returns the coupon in the list of its type (spec section 3). */
    byId: async (scope: StoreScope, id: string): Promise<CouponDetail> => {
      const coupon = toExistingCoupon(await findCoupon(db, scope, id));
      const listIfType = (type: Coupon['discountType']) =>
        coupon.discountType === type ? [coupon] : [];
      return {
        percentageCoupons: listIfType('Percent'),
        fixedCoupons: listIfType('Fixed'),
        buyXGetYCoupons: listIfType('BuyXGetY'),
      };
    },

    create: async (scope: StoreScope, input: CouponInput): Promise<Coupon> => {
      await assertTargetsExist(db, scope, input, '');
      return toExistingCoupon(
        await withUniqueCode('code', () =>
          insertCoupon(db, { ...toRules(input), id: ids.next(), ...scope, createdAt: clock.now() }),
        ),
      );
    },

    /** Throws 422 when the new limit is below the uses so far. */
    update: async (
      scope: StoreScope,
      id: string,
      { coupon: input, paused }: CouponChange,
    ): Promise<Coupon> => {
      if (input) await assertTargetsExist(db, scope, input, 'coupon.');
      if (!input && paused === undefined) return toExistingCoupon(await findCoupon(db, scope, id));
      const changed = await withUniqueCode('coupon.code', () =>
        updateCoupon(db, scope, id, { rules: input && toRules(input), paused }),
      );
      if (changed) return toExistingCoupon(changed);
      const { used } = getOrThrow(await findCoupon(db, scope, id));
      throw invalid(
        'coupon.usageLimit',
        `This coupon has already been used ${used} times. Enter ${used} or more, or 0 for no limit.`,
      );
    },

    forCustomers: async (productIds: readonly string[]): Promise<CustomerCoupon[]> => {
      const rows =
        productIds.length === 0 ? [] : await listCouponsForProducts(db, productIds, today());
      return rows.map(({ code, ...row }) => ({ ...row, ...(code !== null && { code }) }));
    },

    /**
     * Input for `priceCheckout`: the automatic coupons of these stores, and the coupons with the
     * entered codes in any state.
     */
    candidatesFor: (
      db: Db,
      storeIds: readonly string[],
      codes: readonly string[],
    ): Promise<PricingCoupon[]> => listCandidates(db, { storeIds, codes, today: today() }),
    /** Input for `priceCheckout`: the customer's history. Visitors have none. */
    shopper: async (db: Db, customer: ShopperQuery | undefined): Promise<Shopper> =>
      customer === undefined ? guestShopper : findShopper(db, customer),
    claim: claimCoupons,
    release: releaseCoupons,
    releaseForCheckout: releaseCheckoutCoupons,
  };
};

export type CouponsService = ReturnType<typeof couponsService>;

function getOrThrow(row: CouponRow | undefined): CouponRow {
  if (!row) throw notFound('This coupon');
  return row;
}

async function withUniqueCode<T>(field: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, CODE_INDEX))
      throw invalid(field, 'Another coupon has this code. Choose a different one.');
    throw error;
  }
}

/** Throws 422 unless the coupon's targets exist: a product of the same store, or any category. */
async function assertTargetsExist(
  db: Db,
  scope: StoreScope,
  {
    discountType,
    spendAppliesTo,
    spendAppliesToId,
    rewardAppliesTo,
    rewardAppliesToId,
  }: CouponInput,
  prefix: string,
): Promise<void> {
  if (!(await hasTarget(db, scope, spendAppliesTo, spendAppliesToId)))
    throw invalid(`${prefix}spendAppliesToId`, 'Choose what the coupon applies to from the list');
  if (
    discountType === 'BuyXGetY' &&
    !(await hasTarget(db, scope, rewardAppliesTo, rewardAppliesToId))
  )
    throw invalid(`${prefix}rewardAppliesToId`, 'Choose what the reward applies to from the list');
}

async function hasTarget(
  db: Db,
  store: StoreScope,
  scope: CouponInput['spendAppliesTo'],
  id = '',
): Promise<boolean> {
  if (scope === 'All Product') return true;
  if (!isUuid(id)) return false;
  return scope === 'Product' ? hasProduct(db, store, id) : hasCategory(db, id);
}

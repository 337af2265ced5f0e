import { or, sql, type SQLWrapper } from 'drizzle-orm';
import type { DataSubject, PersonalData } from '../../db/personal-data';
import { checkoutsTable as checkouts } from '../checkout/checkout.reads';
import {
  couponUsesTable as uses,
  couponsTable,
  newCustomerClaimsTable as claims,
} from './coupons.tables';

/**
 * The key of the customer's email address, and the keys of their checkouts, which include phone
 * numbers.
 */
const isOwnKey = (key: SQLWrapper, { id, email }: DataSubject) =>
  or(
    sql`${key} = ${`email:${email}`}`,
    sql`${key} in (select unnest(c.customer_keys) from ${checkouts} c where c.user_id = ${id})`,
  );

/**
 * These rows are kept, so that a single-use coupon, or one for new customers, cannot be used again
 * with a new account.
 */
export const couponData: readonly PersonalData[] = [
  {
    title: 'Coupons used',
    fate: 'kept',
    table: uses,
    identifiedBy: [uses.customerKey],
    ownCondition: (subject) => isOwnKey(uses.customerKey, subject),
    more: { coupon: sql`(select c.code from ${couponsTable} c where c.id = ${uses.couponId})` },
  },
  {
    title: 'Offers for new customers used',
    fate: 'kept',
    table: claims,
    identifiedBy: [claims.customerKey],
    ownCondition: (subject) => isOwnKey(claims.customerKey, subject),
  },
];

import type { Quote } from '@market/domain/checkout/checkout';
import type { Db } from '../../db/db';
import type { CouponsService } from '../coupons';
import { variantOf } from '../orders';
import { lockStock, releaseStock, type Units } from '../stock';
import { changeCheckouts, deleteReservations, type CheckoutRow } from './checkout.repository';

/** The units that a quote sells: each variant once. */
export const unitsOf = ({ stores }: Quote): Units[] => stores.flatMap(({ lines }) => lines.map((line) => ({ variantId: variantOf(line), quantity: line.quantity })));

export const couponsOf = ({ appliedCoupons }: Quote): string[] => appliedCoupons.map((coupon) => coupon.couponId);

/** Ends a payment that was not made and gives back what it held. Does nothing to one that is over: safe to repeat. */
export async function endCheckout(db: Db, coupons: Pick<CouponsService, 'release'>, id: string, change: { status: 'expired' | 'failed'; failureReason: string; idempotencyKey?: string }): Promise<CheckoutRow | undefined> {
  const [ended] = await changeCheckouts(db, [id], ['pending'], change);
  if (!ended) return undefined;
  const units = unitsOf(ended.quote);
  await deleteReservations(db, id);
  await lockStock(db, units.map((unit) => unit.variantId));
  await releaseStock(db, units);
  await coupons.release(db, ended.userId, couponsOf(ended.quote));
  return ended;
}

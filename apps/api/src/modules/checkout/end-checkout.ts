import type { Quote } from '@market/domain/checkout/checkout';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { CouponsService } from '../coupons';
import { getVariantId } from '../orders';
import { releaseStock, type Units } from '../stock';
import { changeCheckouts, deleteReservations, type CheckoutRow } from './checkout.repository';

export const toUnits = ({ stores }: Quote): Units[] =>
  stores.flatMap(({ lines }) =>
    lines.map((line) => ({ variantId: getVariantId(line), quantity: line.quantity })),
  );

export const toCouponIds = ({ appliedCoupons }: Quote): string[] =>
  appliedCoupons.map((coupon) => coupon.couponId);

interface EndDeps {
  readonly clock: Clock;
  readonly coupons: Pick<CouponsService, 'release'>;
}

export async function endCheckout(
  db: Db,
  deps: EndDeps,
  id: string,
  change: { status: 'expired' | 'failed'; failureReason: string; idempotencyKey?: string },
): Promise<CheckoutRow | undefined> {
  const [ended] = await changeCheckouts(db, [id], ['pending'], change);
  if (ended) await releaseReservations(db, deps, ended);
  return ended;
}

export async function releaseReservations(
  db: Db,
  { clock, coupons }: EndDeps,
  checkout: CheckoutRow,
): Promise<void> {
  const { id, quote } = checkout;
  await deleteReservations(db, id);
  await releaseStock(db, toUnits(quote), { at: clock.now(), checkoutId: id });
  await coupons.release(db, checkout, toCouponIds(quote));
}

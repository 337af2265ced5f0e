import type { Coupon } from '@market/domain/coupons/coupon';

/** The number of uses, and the limit if there is one. */
export function CouponUsage({ used, usageLimit }: Pick<Coupon, 'used' | 'usageLimit'>) {
  if (usageLimit === 0) return <span>{used}</span>;
  return (
    <span className="inline-grid justify-items-end gap-1">
      <span>
        {used} of {usageLimit}
      </span>
      <progress aria-hidden="true" value={used} max={usageLimit} className="progress h-1 w-16" />
    </span>
  );
}

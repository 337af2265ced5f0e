import type { Order } from '@market/domain/orders/order';

/** Why coupons that the customer entered did not apply. */
export const CouponRefusals = ({ refusals = [] }: { refusals: Order['couponRefusals'] }) =>
  refusals.length > 0 && (
    <section className="mt-4 border-t border-line pt-3 text-sm">
      <h3 className="font-semibold">Coupons that did not apply</h3>
      <ul className="mt-1 grid gap-1 text-text-2">
        {refusals.map(({ code, reason }) => (
          <li key={code} className="wrap-anywhere">
            {reason}
          </li>
        ))}
      </ul>
    </section>
  );

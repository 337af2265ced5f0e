import { Suspense, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CartItem } from '@market/domain/carts/cart';
import type { CheckoutInput, Quote } from '@market/domain/checkout/checkout';
import { PAY_ON_DELIVERY, type PaymentMethod } from '@market/domain/checkout/payment-channel';
import { listLastDays } from '@market/domain/shipping/promised-days';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { moneyText } from '@market/ui/money';
import { Skeleton } from '@market/ui/skeleton';
import { isSameLine } from '../../../features/cart/model/guest-cart';
import { addRefusedCode, patchDraft } from '../../../features/checkout/checkout-draft';
import { QuoteLines } from '../../../features/checkout/components/quote-lines';
import {
  QuoteTotals,
  QuoteTotalsSkeleton,
} from '../../../features/checkout/components/quote-totals';
import { useStartPayment } from '../../../features/checkout/use-start-payment';
import { QueryView } from '../../../shared/query-view';
import { lazyBrowserPart } from '../../../shared/lazy-part';
import { paths } from '../../paths';
import { useCheckoutItems } from './use-checkout-items';

const CouponField = lazyBrowserPart(
  async () => (await import('../../../features/checkout/components/coupon-field')).CouponField,
);

const PaymentProblems = lazyBrowserPart(
  async () =>
    (await import('../../../features/checkout/components/payment-problems')).PaymentProblems,
);

interface PaymentCardProps {
  quote: UseQueryResult<Quote>;
  quoteInput: CheckoutInput;
  /** The cart's lines, which have the pictures. */
  lines: readonly CartItem[];
  /** Undefined without a delivery address. */
  addressId: string | undefined;
  orderNote: string | undefined;
  channel: PaymentMethod;
}

export function PaymentCard({
  quote,
  quoteInput,
  lines,
  addressId,
  orderNote,
  channel,
}: PaymentCardProps) {
  const navigate = useNavigate();
  const { items, isDirect, draft } = useCheckoutItems();
  const { pay, busy, problem } = useStartPayment(
    draft,
    (reference) => void navigate(paths.checkoutReturn.href({ reference })),
  );
  const isOnDelivery = channel === PAY_ON_DELIVERY;
  const payLabel = (total: number): string => {
    if (addressId === undefined) return 'Add an address to pay';
    return isOnDelivery ? 'Place order' : `Pay ${moneyText(total)}`;
  };
  // Direct purchases show coupon notes in the coupon field instead.
  const refusalsOf = (data: Quote) => (isDirect ? [] : data.refusals);
  const removeCoupon = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest('section')?.focus({ preventScroll: true });
    patchDraft(draft, { couponCode: undefined });
  };
  return (
    <section
      tabIndex={-1}
      aria-labelledby="your-order"
      className="rounded-3 border border-line bg-surface lg:sticky lg:top-4"
    >
      <header className="flex items-center justify-between border-b border-line px-5 py-4">
        <h2 id="your-order" className="text-md font-semibold">
          Your order
        </h2>
        <Link
          to={
            isDirect && items?.[0]
              ? paths.product.href({ productId: items[0].productId })
              : paths.cart.href()
          }
          className="link text-sm"
        >
          {isDirect ? 'Back to the product' : 'Edit cart'}
        </Link>
      </header>
      <QueryView
        query={quote}
        headingLevel={3}
        skeleton={
          <div className="p-5">
            <QuoteTotalsSkeleton />
          </div>
        }
      >
        {(data) => (
          <>
            <div className="px-5">
              <QuoteLines
                quote={data}
                looksOf={(line) => lines.find((each) => isSameLine(each, line))}
              />
            </div>
            <div className="grid gap-4 border-t border-line p-5">
              <QuoteTotals
                quote={data}
                goodsLabel="Subtotal"
                totalLabel={isOnDelivery ? 'To pay on delivery' : 'Total to pay'}
                deliveryPending={addressId === undefined ? 'Add an address' : undefined}
                isOld={quote.isPlaceholderData}
              />
              {isDirect && items && (
                <Suspense fallback={<Skeleton className="h-17" />}>
                  <CouponField
                    items={items}
                    code={quoteInput.couponCode}
                    quote={data}
                    onChange={(code) => patchDraft(draft, { couponCode: code })}
                    onRefused={(code) => addRefusedCode(draft, code)}
                  />
                </Suspense>
              )}
              {(refusalsOf(data).length > 0 || problem) && (
                <Suspense>
                  <PaymentProblems
                    refusals={refusalsOf(data)}
                    onRemoveCoupon={removeCoupon}
                    problem={problem}
                  />
                </Suspense>
              )}
              <Button
                variant="primary"
                size="lg"
                block
                disabled={addressId === undefined || quote.isPlaceholderData}
                busy={busy}
                busyLabel={isOnDelivery ? 'Placing your order…' : 'Opening the payment page…'}
                onClick={() =>
                  addressId !== undefined &&
                  pay(
                    {
                      ...(items && { items }),
                      addressId,
                      couponCode: quoteInput.couponCode,
                      refusedCodes: draft.get().refusedCodes?.slice(),
                      orderNote,
                      channel,
                      expectedTotal: data.total,
                      expectedLastDays: listLastDays(data),
                    },
                    quoteInput,
                  )
                }
              >
                {payLabel(data.total)}
              </Button>
              <p className="text-xs text-muted">
                You will see a 6-digit delivery code when your order is on its way. Give it to the
                rider only after you have checked the goods.
              </p>
            </div>
          </>
        )}
      </QueryView>
    </section>
  );
}

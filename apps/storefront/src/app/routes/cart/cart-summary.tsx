import { Suspense } from 'react';
import type { CartItem } from '@market/domain/carts/cart';
import { pluralise } from '@market/domain/pluralise';
import { ErrorState } from '@market/ui/error-state';
import { Skeleton } from '@market/ui/skeleton';
import { countUnits } from '../../../features/cart/model/cart-lines';
import {
  addRefusedCode,
  changeDraft,
  checkoutDraft,
} from '../../../features/checkout/checkout-draft';
import {
  QuoteTotals,
  QuoteTotalsSkeleton,
} from '../../../features/checkout/components/quote-totals';
import { lazyBrowserPart } from '../../../shared/lazy-part';
import { findUnbuyableLines, CheckOutButton } from './check-out-button';
import { useCartQuote } from './use-cart-quote';

const CouponField = lazyBrowserPart(
  async () => (await import('../../../features/checkout/components/coupon-field')).CouponField,
);

export function CartSummary({ lines }: { lines: readonly CartItem[] }) {
  const { couponCode, chosen, items, quote, deliveryPending } = useCartQuote(lines);
  const unbuyableCount = findUnbuyableLines(lines).length;

  return (
    <section
      aria-labelledby="summary"
      className="grid grid-cols-1 gap-5 rounded-3 border border-line bg-surface p-5 md:p-6 lg:sticky lg:top-4"
    >
      <h2 id="summary" className="text-lg font-semibold">
        Total
      </h2>
      {items.length === 0 ? (
        <p className="text-sm text-muted">Select the items that you want to buy now.</p>
      ) : (
        <div>
          {quote.data ? (
            <QuoteTotals
              quote={quote.data}
              goodsLabel={goodsLabel(chosen)}
              totalLabel="Total to pay"
              deliveryPending={deliveryPending}
              isOld={quote.isPlaceholderData}
            />
          ) : quote.error ? (
            <ErrorState
              title={quote.error.message}
              headingLevel={3}
              onRetry={() => void quote.refetch()}
              retrying={quote.isFetching}
            />
          ) : (
            <QuoteTotalsSkeleton />
          )}
        </div>
      )}
      {unbuyableCount > 0 && (
        <p role="alert" className="text-sm font-medium text-danger">
          {unbuyableCount === 1
            ? 'One selected item cannot be bought as it is. Change or deselect it.'
            : `${unbuyableCount} selected items cannot be bought as they are. Change or deselect them.`}
        </p>
      )}
      <div className="max-md:hidden">
        <CheckOutButton lines={lines} block />
      </div>
      {items.length > 0 && (
        <Suspense fallback={<Skeleton className="h-17" />}>
          <CouponField
            items={items}
            code={couponCode}
            quote={quote.data}
            onChange={(code) => changeDraft({ couponCode: code })}
            onRefused={(code) => addRefusedCode(checkoutDraft, code)}
          />
        </Suspense>
      )}
    </section>
  );
}

function goodsLabel(chosen: readonly CartItem[]): string {
  const units = countUnits(chosen);
  return `${pluralise(chosen.length, 'item')} selected (${pluralise(units, 'unit')})`;
}

import type { CartItem } from '@market/domain/carts/cart';
import { Price } from '@market/ui/price';
import { StickyBar } from '@market/ui/sticky-bar';
import { CheckOutButton } from './check-out-button';
import { useCartQuote } from './use-cart-quote';

/** On phones, the total and the checkout button replace the tab bar. */
export function CartBar({ lines }: { lines: readonly CartItem[] }) {
  const { items, quote, deliveryPending } = useCartQuote(lines);
  const total = items.length > 0 ? quote.data?.total : undefined;
  return (
    <StickyBar className="mt-8 min-h-19 justify-between md:hidden">
      <span className="min-w-0">
        {total !== undefined && (
          <>
            <span className="block text-xs text-muted">
              {deliveryPending ? 'Total before delivery' : 'Total with delivery'}
            </span>
            <Price kobo={total} />
          </>
        )}
      </span>
      <CheckOutButton lines={lines} />
    </StickyBar>
  );
}

import { Suspense } from 'react';
import type { CartItemInput } from '@market/domain/carts/cart';
import { Button } from '@market/ui/button';
import { Price } from '@market/ui/price';
import { StickyBar } from '@market/ui/sticky-bar';
import type { Offer } from '../../../features/catalogue/model/variants';
import { lazyBrowserPart } from '../../../shared/lazy-part';
import type { Purchase } from './use-purchase';

const DeliveryDay = lazyBrowserPart(async () => (await import('./delivery-day')).DeliveryDay);

/** Replaces the tab bar on phones. */
export function BuyBar({
  offer,
  label,
  item,
  purchase,
}: {
  offer: Offer;
  label: string;
  item: CartItemInput;
  purchase: Purchase;
}) {
  return (
    <StickyBar className="mt-8 justify-between md:hidden">
      <span className="min-w-0">
        {label && <span className="block truncate text-xs text-muted">{label}</span>}
        <Price kobo={offer.sellingPrice} />
        <Suspense fallback={<span className="block min-h-4" />}>
          <DeliveryDay item={item} />
        </Suspense>
      </span>
      <Button
        variant="primary"
        size="lg"
        busy={purchase.busy === 'add'}
        busyLabel="Adding…"
        done={purchase.added}
        doneLabel="Added"
        onClick={purchase.add}
      >
        Add to cart
      </Button>
    </StickyBar>
  );
}

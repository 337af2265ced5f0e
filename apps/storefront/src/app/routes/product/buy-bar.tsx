import { Button } from '@market/ui/button';
import { Price } from '@market/ui/price';
import { StickyBar } from '@market/ui/sticky-bar';
import type { Offer } from '../../../features/catalogue/model/variants';
import type { Purchase } from './use-purchase';

/** On phones, the price and the buttons replace the tab bar. */
export function BuyBar({
  offer,
  label,
  purchase,
}: {
  offer: Offer;
  label: string;
  purchase: Purchase;
}) {
  return (
    <StickyBar className="mt-8 justify-between md:hidden">
      <span className="min-w-0">
        {label && <span className="block truncate text-xs text-muted">{label}</span>}
        <Price kobo={offer.sellingPrice} />
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

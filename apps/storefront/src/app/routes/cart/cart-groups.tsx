import { MapPin } from 'lucide-react';
import type { CartItem } from '@market/domain/carts/cart';
import type { Quote, QuoteLine } from '@market/domain/checkout/checkout';
import { Link } from '@market/ui/link';
import { moneyText } from '@market/ui/money';
import type { LineActions } from '../../../features/cart/components/cart-line';
import { StoreGroup } from '../../../features/cart/components/store-group';
import { groupByStore, type CartEntry } from '../../../features/cart/model/cart-entries';
import { isSameLine } from '../../../features/cart/model/guest-cart';
import { StoreArrival } from '../../../features/cart/components/store-arrival';
import { placeHref } from '../../hrefs';
import { paths } from '../../paths';
import { useCartQuote } from './use-cart-quote';

interface CartGroupsProps extends LineActions {
  entries: readonly CartEntry[];
  lines: readonly CartItem[];
  onRestore: (entry: CartEntry) => void;
}

export function CartGroups({ entries, lines, ...actions }: CartGroupsProps) {
  const { place, quote, chosen } = useCartQuote(lines);
  const priced = chosen.length > 0 ? quote.data : undefined;
  const groups = groupByStore(entries).map((store) => {
    const sum = priced?.stores.find(({ storeId }) => storeId === store.storeId);
    return (
      <StoreGroup
        key={store.storeId}
        store={store}
        hrefOf={({ productId }) => paths.product.href({ productId })}
        storeTo={paths.store.href({ slug: store.storeSlug })}
        savingOf={(line) =>
          chosen.includes(line) ? savingText(priced, (each) => isSameLine(each, line)) : undefined
        }
        arrival={
          <StoreArrival
            store={sum}
            placeTo={place ? undefined : placeHref(paths.cart.href())}
            isOld={quote.isPlaceholderData}
          />
        }
        {...actions}
      />
    );
  });
  return (
    <>
      {groups}
      {place && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-text-2">
          <MapPin size={16} />
          <span>
            Days and fees are for <b className="font-semibold text-text">{place.label}</b>.
          </span>
          <Link
            to={placeHref(paths.cart.href())}
            className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
          >
            Change place
          </Link>
        </p>
      )}
    </>
  );
}

type LineRef = Pick<QuoteLine, 'productId' | 'variantId'>;

/**
 * `SOLAR5: ₦14,850.00 off`. Automatic coupons show their description instead of a code. Undefined
 * for a line that no coupon makes cheaper.
 */
function savingText(
  quote: Quote | undefined,
  isLine: (line: LineRef) => boolean,
): string | undefined {
  const line = quote?.stores.flatMap(({ lines }) => lines).find(isLine);
  if (!line?.couponId || line.discount === 0) return undefined;
  const coupon = quote?.appliedCoupons.find(({ couponId }) => couponId === line.couponId);
  return `${coupon?.code ?? coupon?.description ?? 'Coupon'}: ${moneyText(line.discount)} off`;
}

import { useQuery } from '@tanstack/react-query';
import type { StoreQuote } from '@market/domain/checkout/checkout';
import { imageUrl } from '@market/domain/image';
import { pluralise } from '@market/domain/pluralise';
import { arrivesText } from '@market/domain/shipping/promise-text';
import { Link } from '@market/ui/link';
import { Price } from '@market/ui/price';
import { ProductImage } from '@market/ui/product-image';
import { StoreMonogram } from '@market/ui/store-monogram';
import { useServices } from '@market/web-kit/services';
import { useDeliveryPlace } from '../../../features/addresses/use-delivery-place';
import { guestCartQuery } from '../../../features/cart/cart.queries';
import { toCartItemInput } from '../../../features/cart/model/cart-lines';
import { guestCart } from '../../../features/cart/model/guest-cart';
import { quoteQuery } from '../../../features/checkout/checkout.queries';
import { useStoredValue } from '../../../shared/stored-value';
import { paths } from '../../paths';
import { resolveCheckoutItems } from '../checkout/use-checkout-items';

const MAX_PICTURES = 3;

export function CheckoutSummary({ checkout }: { checkout: URL }) {
  const { api } = useServices();
  const inBrowser = useStoredValue(guestCart);
  const { items = [], isDirect, draft } = resolveCheckoutItems(checkout.searchParams, inBrowser);
  const place = useDeliveryPlace();
  const { couponCode } = useStoredValue(draft);
  const hasItems = items.length > 0;
  const cart = useQuery({ ...guestCartQuery(api, items), enabled: hasItems }).data;
  const lines = cart?.cartItemsList ?? [];
  const quote = useQuery({
    ...quoteQuery(api, { items: lines.map(toCartItemInput), ...place?.fees, couponCode }),
    enabled: lines.length > 0,
  }).data;
  if (!hasItems) return null;
  const first = quote && firstArrivalText(quote.stores);
  return (
    <section
      aria-label={isDirect ? 'What you are buying' : 'Your cart'}
      className="mt-4 flex min-h-23 flex-wrap items-center gap-x-4 gap-y-3 rounded-3 border border-line bg-surface p-4 md:mt-5 md:px-5"
    >
      {quote && (
        <>
          {lines.slice(0, MAX_PICTURES).map(({ id, image, storeName }) => (
            <ProductImage
              key={id}
              src={image && imageUrl(image, 160)}
              size={160}
              alt=""
              fallback={<StoreMonogram name={storeName} />}
              className="size-13 flex-none"
            />
          ))}
          <p className="text-sm max-md:w-full">
            <b className="font-semibold">{pluralise(lines.length, 'product')}</b>
            {` from ${pluralise(quote.stores.length, 'store')}`}
            <span className="block text-muted">
              {place ? first : 'Enter your address in the next step to see the day and fee'}
            </span>
          </p>
          <p className="flex items-baseline gap-3 md:ml-auto">
            {!isDirect && (
              <Link to={paths.cart.href()} className="link touch-area text-sm">
                Edit cart
              </Link>
            )}
            <Price kobo={quote.total} />
          </p>
        </>
      )}
    </section>
  );
}

/** `First delivery arrives Tuesday 24 November`. Undefined when no delivery day is known. */
function firstArrivalText(stores: readonly StoreQuote[]): string | undefined {
  const deliveries = stores
    .flatMap(({ delivery }) => (delivery && 'lastDay' in delivery ? [delivery] : []))
    .sort((a, b) => a.lastDay.localeCompare(b.lastDay));
  const [first] = deliveries;
  if (!first) return undefined;
  const text = arrivesText(first);
  return `${stores.length === 1 ? 'Delivery' : 'First delivery'} ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

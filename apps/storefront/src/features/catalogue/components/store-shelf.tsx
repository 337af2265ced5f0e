import type { ReactNode } from 'react';
import { BadgeCheck, Truck } from 'lucide-react';
import { toProductCardProps } from '@market/domain/catalogue/product-card-props';
import type { ProductCard } from '@market/domain/catalogue/product';
import { imageUrl } from '@market/domain/image';
import { pluralise } from '@market/domain/pluralise';
import type { StoreShelf as Store } from '@market/domain/stores/store-card';
import { DeliveryText } from '@market/ui/delivery-text';
import { Link } from '@market/ui/link';
import { Price } from '@market/ui/price';
import { ProductImage } from '@market/ui/product-image';
import { Rating } from '@market/ui/rating';
import { KeyRatingLabel } from '@market/ui/key-rating-label';
import { Skeleton } from '@market/ui/skeleton';
import { StoreMonogram } from '@market/ui/store-monogram';
import { useCardPromise } from '../card-promises';
import { lowercaseFirst } from '../model/category-place';

const NAMED_CATEGORIES = 3;

interface StoreShelfProps {
  store: Store;
  to: string;
  productHref: (product: ProductCard) => string;
  /** Whether the pictures are on the first screen. */
  eager: boolean;
  followers: number;
  followButton: ReactNode;
}

const shelfClass =
  'grid grid-cols-2 content-start gap-x-2.5 gap-y-3.5 rounded-3 border border-line bg-surface p-4 md:grid-cols-[minmax(0,1fr)_auto] md:gap-4 md:p-5';

export function StoreShelf({
  store,
  to,
  productHref,
  eager,
  followers,
  followButton,
}: StoreShelfProps) {
  const { storeName, logo, isOfficialOutlet, rating, ratingCount, productCount } = store;
  return (
    <article className={`${shelfClass} h-full`}>
      <div className="flex min-w-0 items-center gap-3.5 max-md:col-span-2">
        <StoreMonogram name={storeName} logoUrl={logo && imageUrl(logo, 160)} size="lg" />
        <div className="min-w-0">
          <h2 className="text-lg leading-tight font-semibold">
            <Link
              to={to}
              className="inline-flex min-h-6 items-center gap-1.5 hover:underline pointer-coarse:min-h-11"
            >
              <span className="break-words">{storeName}</span>
              {isOfficialOutlet && (
                <BadgeCheck
                  size={16}
                  className="flex-none text-success"
                  role="img"
                  aria-label="Official outlet"
                />
              )}
            </Link>
          </h2>
          <p className="text-sm text-text-2 md:truncate">{storeLine(store)}</p>
          <p className="mt-1 flex flex-wrap gap-x-3.5 text-xs text-muted nums">
            {ratingCount > 0 && <Rating value={rating} count={ratingCount} />}
            <span>{pluralise(followers, 'follower')}</span>
          </p>
        </div>
      </div>
      <div className="max-md:col-start-2 max-md:row-start-4">{followButton}</div>
      {store.products.length > 0 && (
        <ul className="col-span-2 grid grid-cols-3 gap-2 md:gap-3">
          {store.products.map((product) => (
            <li key={product.id} className="min-w-0">
              <ShelfProduct product={product} to={productHref(product)} eager={eager} />
            </li>
          ))}
        </ul>
      )}
      <div className="items-center justify-between gap-4 max-md:contents md:col-span-2 md:mt-auto md:flex md:border-t md:border-line md:pt-3">
        <FirstDelivery store={store} />
        <Link
          to={to}
          className="text-sm font-medium max-md:flex max-md:min-h-10 max-md:items-center pointer-coarse:max-md:min-h-11 max-md:justify-center max-md:rounded-2 max-md:border max-md:border-control md:link md:ml-auto"
        >
          {`All ${pluralise(productCount, 'product')}`}{' '}
          <span className="sr-only">{`of ${storeName}`}</span>
        </Link>
      </div>
    </article>
  );
}

/** `Ikeja, Lagos. Inverters, solar panels, batteries` */
function storeLine({ city, state, sells }: Store): string {
  const place = [city, state].filter(Boolean).join(', ');
  const goods = sells
    .slice(0, NAMED_CATEGORIES)
    .map((name, index) => (index === 0 ? name : lowercaseFirst(name)))
    .join(', ');
  return [place, goods].filter(Boolean).join('. ');
}

function ShelfProduct({
  product,
  to,
  eager,
}: {
  product: ProductCard;
  to: string;
  eager: boolean;
}) {
  const {
    name,
    imageUrl: src,
    imageSrcSet,
    imageAvifSrcSet,
    rating,
  } = toProductCardProps(product, to);
  return (
    <Link to={to} className="group/product block rounded-2">
      <ProductImage
        src={src}
        alt=""
        srcSet={imageSrcSet}
        avifSrcSet={imageAvifSrcSet}
        sizes="(min-width: 64rem) 12rem, 30vw"
        ahead={eager}
        className="mb-2 md:aspect-[1/.82]!"
      >
        {rating && (
          <KeyRatingLabel
            rating={rating}
            className="absolute bottom-1.5 left-1.5 max-w-[calc(100%-.75rem)] overflow-hidden text-2xs!"
          />
        )}
      </ProductImage>
      <span className="line-clamp-2 text-xs text-text-2 min-h-[2.7em] leading-[1.35] group-hover/product:underline">
        {name}
      </span>{' '}
      <Price kobo={product.sellingPrice} size="inherit" className="text-sm md:text-base" />
    </Link>
  );
}

/** `From Tue 24 Nov, ₦3,500 delivery`, or how to see the day and fee. */
function FirstDelivery({ store }: { store: Store }) {
  return (
    <p className="flex min-h-5 items-center gap-2 text-xs text-text-2 nums max-md:col-span-2">
      {store.delivery && (
        <>
          <Truck size={16} className="flex-none text-muted" />
          <StorePromise delivery={store.delivery} store={store} />
        </>
      )}
    </p>
  );
}

function StorePromise(promised: Pick<ProductCard, 'delivery' | 'store'>) {
  return <DeliveryText delivery={useCardPromise(promised, 1, 'first-day')} />;
}

export const shelfGridClass = 'grid grid-cols-1 gap-4 lg:grid-cols-2 lg:gap-5';

export function StoreShelvesSkeleton() {
  return (
    <div role="status" aria-label="Loading stores" className={shelfGridClass}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-101 rounded-3" />
      ))}
    </div>
  );
}

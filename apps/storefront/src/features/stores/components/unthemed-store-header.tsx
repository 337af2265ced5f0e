import type { ReactNode } from 'react';
import { BadgeCheck, MapPin, Phone } from 'lucide-react';
import { toProductCardProps } from '@market/domain/catalogue/product-card-props';
import type { ProductCard } from '@market/domain/catalogue/product';
import { imageUrl } from '@market/domain/image';
import { pluralise } from '@market/domain/pluralise';
import type { StorePage } from '@market/domain/stores/store-page';
import { buttonClass } from '@market/ui/button';
import { Link, telHref } from '@market/ui/link';
import { Price } from '@market/ui/price';
import { ProductImage } from '@market/ui/product-image';
import { Rating } from '@market/ui/rating';
import { KeyRatingLabel } from '@market/ui/key-rating-label';
import { storeBackgroundClass, StoreMonogram } from '@market/ui/store-monogram';

const MAX_PRODUCTS = 3;

interface UnthemedStoreHeaderProps {
  store: StorePage;
  best: readonly ProductCard[] | undefined;
  productHref: (product: ProductCard) => string;
  followers: number;
  followButton: ReactNode;
}

export function UnthemedStoreHeader({
  store,
  best,
  productHref,
  followers,
  followButton,
}: UnthemedStoreHeaderProps) {
  const hasProducts = best === undefined || best.length >= MAX_PRODUCTS;
  return (
    <header
      className={`${storeBackgroundClass(store.storeName)} text-on-mono [--focus-gap:transparent] [--focus:var(--on-mono)] ${hasProducts ? 'lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]' : ''}`}
    >
      <Facts store={store} followers={followers} followButton={followButton} />
      {hasProducts && (
        <ul className="scrollbar-none flex gap-px overflow-x-auto bg-line md:grid md:grid-cols-3">
          {best === undefined
            ? Array.from({ length: MAX_PRODUCTS }, (_, index) => (
                <li key={index} className={tileClass} />
              ))
            : best.slice(0, MAX_PRODUCTS).map((product, index) => (
                <li key={product.id} className={tileClass}>
                  <BestProduct product={product} to={productHref(product)} isFirst={index === 0} />
                </li>
              ))}
        </ul>
      )}
    </header>
  );
}

// Pictures have a light background, even in the dark scheme.
const tileClass =
  'min-h-56 bg-well text-(--c-ink-900) [--text-2:var(--c-ink-900)] max-md:w-42 max-md:flex-none md:min-h-78';

function Facts({
  store,
  followers,
  followButton,
}: Pick<UnthemedStoreHeaderProps, 'store' | 'followers' | 'followButton'>) {
  const { storeName, logo, about, rating, ratingCount, isOfficialOutlet } = store;
  const phone = store.theme.header.phoneNumber ?? store.storePhoneNumber;
  const place = [store.city, store.state].filter(Boolean).join(', ');
  return (
    <div className="px-(--gutter) py-6 lg:py-10 lg:pr-12 lg:pl-[max(var(--gutter),calc((100vw-var(--container))/2))]">
      <div className="flex items-center gap-3.5 lg:block">
        <StoreMonogram name={storeName} logoUrl={logo && imageUrl(logo, 160)} size="lg" inverted />
        <h1 className="display text-d2 break-words lg:mt-4 lg:text-d1">
          {storeName}
          {isOfficialOutlet && (
            <BadgeCheck
              size={22}
              className="ml-2 inline align-baseline"
              role="img"
              aria-label="Official outlet"
            />
          )}
        </h1>
      </div>
      {about && (
        <p className="mt-2.5 line-clamp-3 max-w-[44ch] text-md leading-normal break-words">
          {about}
        </p>
      )}
      <p className="mt-3.5 flex flex-wrap items-center gap-x-4.5 gap-y-1 text-sm nums">
        {ratingCount > 0 && (
          <Rating
            value={rating}
            count={ratingCount}
            className="text-on-mono! [&_*]:text-inherit!"
          />
        )}
        <span>{pluralise(followers, 'follower')}</span>
        {place && (
          <span className="inline-flex items-center gap-1.5">
            <MapPin size={15} /> {place}
          </span>
        )}
      </p>
      <div className="mt-5 flex flex-wrap gap-2.5 max-md:grid max-md:grid-cols-2">
        {followButton}
        {phone && (
          <a
            href={telHref(phone)}
            className={`${buttonClass({ size: 'lg' })} border-on-mono! bg-transparent! text-on-mono! nums hover:underline`}
          >
            <Phone size={17} /> {phone}
          </a>
        )}
      </div>
    </div>
  );
}

function BestProduct({
  product,
  to,
  isFirst,
}: {
  product: ProductCard;
  to: string;
  isFirst: boolean;
}) {
  const {
    name,
    imageUrl: src,
    imageSrcSet,
    imageAvifSrcSet,
    rating,
  } = toProductCardProps(product, to);
  return (
    <Link
      to={to}
      className="group/best flex h-full flex-col px-3 pb-3.5 -outline-offset-4! md:px-4.5 md:pb-4.5"
    >
      <ProductImage
        src={src}
        alt=""
        srcSet={imageSrcSet}
        avifSrcSet={imageAvifSrcSet}
        sizes="(min-width: 64rem) 16rem, (min-width: 47.5rem) 30vw, 10rem"
        priority={isFirst}
        ahead
        className="w-full flex-1 aspect-auto! min-h-30 md:min-h-48"
      />
      {rating && <KeyRatingLabel rating={rating} className="mb-2.5 self-start" />}
      <span className="line-clamp-2 min-h-[2.7em] text-xs leading-[1.35] group-hover/best:underline md:text-sm md:leading-[1.35]">
        {name}
      </span>{' '}
      <Price kobo={product.sellingPrice} size="inherit" className="text-base" />
    </Link>
  );
}

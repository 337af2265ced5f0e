import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { BadgeCheck, ShoppingCart, Truck } from 'lucide-react';
import { keepUnitsTogether } from '../lib/keep-units-together';
import { DeliveryText, type Delivery } from './delivery-text';
import { Link } from './link';
import { Price } from './price';
import { ProductImage } from './product-image';
import { Rating } from './rating';
import { KeyRatingLabel } from './key-rating-label';
import { Skeleton, SkeletonLine } from './skeleton';
import { StoreMonogram } from './store-monogram';

export type ProductCardProduct = {
  name: string;
  to: string;
  imageUrl: string | null | undefined;
  imageSrcSet?: string | undefined;
  imageAvifSrcSet?: string | undefined;
  /** Integer kobo. */
  priceKobo: number;
  wasKobo?: number | null | undefined;
  storeName?: string | undefined;
  storeVerified?: boolean | undefined;
  /** The key rating for the plate ("5 kVA"); no plate without one. */
  rating?: string | undefined;
  stars?: { value: number; count: number } | undefined;
  /** Its days and fee, or a text instead. Empty while unknown, with its space reserved. */
  delivery?: Delivery | string | undefined;
  soldOut?: boolean | undefined;
  inCart?: boolean | undefined;
};

export type ProductCardProps = {
  product: ProductCardProduct;
  /** Whether the image is one of the first on the page. */
  priority?: boolean | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
  /** A button in the corner of the picture, beside the card's link. */
  action?: ReactNode;
  /** A control below the card's text, separate from the card's link. */
  footer?: ReactNode;
};

const percentOff = (price: number, was: number) => Math.round((1 - price / was) * 100);

/** A product in a grid. One link per card, with the name as its text. */
export function ProductCard({
  product,
  priority,
  headingLevel = 3,
  action,
  footer,
}: ProductCardProps) {
  const {
    name,
    to,
    imageUrl,
    imageSrcSet,
    imageAvifSrcSet,
    priceKobo,
    wasKobo,
    storeName,
    storeVerified,
    rating,
    stars,
    delivery,
    soldOut,
    inCart,
  } = product;
  const Heading = `h${headingLevel}` as const;
  const off = wasKobo && wasKobo > priceKobo ? percentOff(priceKobo, wasKobo) : 0;
  return (
    <article className="group/card relative flex min-w-0 flex-col rounded-3 has-[a:focus-visible]:focus-ring">
      <ProductImage
        src={imageUrl}
        alt=""
        srcSet={imageSrcSet}
        avifSrcSet={imageAvifSrcSet}
        sizes="(min-width: 64rem) 16rem, 50vw"
        priority={priority}
        fallback={<StoreMonogram name={storeName ?? name} size="lg" />}
        className={clsx('mb-2.5 md:mb-3.5', soldOut && 'opacity-60')}
      >
        {off > 0 && !soldOut && (
          <span className="absolute top-2 left-2 rounded-1 bg-surface px-[7px] py-1 text-2xs leading-none font-bold text-success md:top-2.5 md:left-2.5">
            −{off}%<span className="sr-only"> off</span>
          </span>
        )}
        {inCart && (
          <span className="absolute top-2 right-2 inline-flex items-center gap-1.5 rounded-1 bg-surface px-[7px] py-1 text-2xs leading-none font-bold md:top-2.5 md:right-2.5">
            <ShoppingCart size={12} /> In cart
          </span>
        )}
        {rating && (
          <KeyRatingLabel
            rating={rating}
            className="absolute bottom-2 left-2 md:bottom-2.5 md:left-2.5"
          />
        )}
      </ProductImage>
      {storeName && (
        <p className="mb-0.5 flex items-center gap-1.5 text-xs text-muted">
          <span className="truncate">{storeName}</span>
          {storeVerified && (
            <BadgeCheck size={14} className="text-success" role="img" aria-label="Verified store" />
          )}
        </p>
      )}
      <Heading className="mb-2 line-clamp-2 min-h-[2.7em] wrap-anywhere text-sm leading-[1.35] font-medium md:text-base md:leading-[1.35]">
        <Link
          to={to}
          className="stretched outline-none! shadow-none! group-hover/card:underline group-hover/card:decoration-1 group-hover/card:underline-offset-3"
        >
          {keepUnitsTogether(name)}
        </Link>
      </Heading>
      {soldOut ? (
        <p className="text-sm font-semibold text-muted">Sold out</p>
      ) : (
        <Price kobo={priceKobo} wasKobo={wasKobo} className="max-md:flex-col max-md:text-md" />
      )}
      <div className="mt-auto grid gap-1 pt-2 text-xs text-muted">
        {stars && <Rating value={stars.value} count={stars.count} />}
        {delivery !== undefined && (
          <p className="flex min-h-[2.7em] gap-1.5 leading-[1.35]">
            {delivery && <Truck size={15} />}
            <DeliveryText delivery={delivery} />
          </p>
        )}
      </div>
      {footer && <div className="relative mt-2">{footer}</div>}
      {action && (
        <div className="pointer-events-none absolute inset-x-0 top-0 flex aspect-square items-end justify-end p-1 md:p-1.5">
          {action}
        </div>
      )}
    </article>
  );
}

export function ProductCardSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="mb-2.5 aspect-square rounded-3 md:mb-3.5" />
      <p className="mb-0.5 text-xs">
        <SkeletonLine className="w-2/5" />
      </p>
      <p className="mb-2 text-sm leading-[1.35] md:text-base md:leading-[1.35]">
        <SkeletonLine className="w-full" />
        <SkeletonLine className="w-3/4" />
      </p>
      <p className="text-md md:text-lg">
        <SkeletonLine className="w-1/2" />
      </p>
      <p className="min-h-[4.2em] pt-2 text-xs">
        <SkeletonLine className="w-1/3" />
      </p>
    </div>
  );
}

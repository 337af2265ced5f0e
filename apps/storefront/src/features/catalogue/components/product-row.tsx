import type { ReactNode } from 'react';
import { BadgeCheck, Truck } from 'lucide-react';
import { toProductCardProps } from '@market/domain/catalogue/product-card-props';
import type { KeyFacts } from '@market/domain/catalogue/key-facts';
import type { ProductCard } from '@market/domain/catalogue/product';
import { DeliveryText } from '@market/ui/delivery-text';
import { Link } from '@market/ui/link';
import { keepUnitsTogether } from '@market/ui/keep-units-together';
import { Price } from '@market/ui/price';
import { ProductImage } from '@market/ui/product-image';
import { Rating } from '@market/ui/rating';
import { KeyRatingLabel } from '@market/ui/key-rating-label';
import { StoreMonogram } from '@market/ui/store-monogram';
import { useCardPromise } from '../card-promises';
import { useProductIntent } from '../product-intent';

interface ProductRowProps {
  product: ProductCard;
  to: string;
  /** Undefined while the key attributes load. */
  facts: KeyFacts['facts'] | undefined;
  priority: boolean;
  action: ReactNode;
  footer: ReactNode;
}

const percentOff = ({ price, sellingPrice }: ProductCard): number =>
  price > sellingPrice ? Math.round((1 - sellingPrice / price) * 100) : 0;

export function ProductRow({ product, to, facts, priority, action, footer }: ProductRowProps) {
  const { imageUrl, imageSrcSet, imageAvifSrcSet, rating, stars } = toProductCardProps(product, to);
  const intent = useProductIntent(product);
  const delivery = useCardPromise(product);
  const { name, store, inStock, sellingPrice, price } = product;
  const off = percentOff(product);
  return (
    <article
      {...intent}
      className="relative grid grid-cols-[108px_minmax(0,1fr)] gap-x-4 gap-y-4 md:grid-cols-[168px_minmax(0,1fr)_212px] md:gap-x-7"
    >
      <ProductImage
        src={imageUrl}
        alt=""
        srcSet={imageSrcSet}
        avifSrcSet={imageAvifSrcSet}
        sizes="(min-width: 48rem) 168px, 108px"
        priority={priority}
        fallback={<StoreMonogram name={store.storeName} size="lg" />}
        className={inStock ? 'self-start' : 'self-start opacity-60'}
      >
        {off > 0 && inStock && (
          <span className="absolute top-2 left-2 rounded-1 bg-surface px-[7px] py-1 text-2xs leading-none font-bold text-success">
            −{off}%<span className="sr-only"> off</span>
          </span>
        )}
        {rating && <KeyRatingLabel rating={rating} className="absolute bottom-2 left-2" />}
      </ProductImage>
      <div className="min-w-0">
        <p className="mb-0.5 flex items-center gap-1.5 text-xs text-muted">
          <span className="truncate">{store.storeName}</span>
          {store.isOfficialOutlet && (
            <BadgeCheck size={14} className="text-success" role="img" aria-label="Verified store" />
          )}
        </p>
        <h2 className="text-base leading-snug font-medium wrap-anywhere md:text-md">
          <Link
            to={to}
            className="stretched inline-block min-h-6 hover:underline hover:underline-offset-3"
          >
            {keepUnitsTogether(name)}
          </Link>
        </h2>
        {stars && (
          <div className="mt-1 text-xs">
            <Rating value={stars.value} count={stars.count} />
          </div>
        )}
        <dl className="mt-3 grid min-h-18 content-start gap-x-6 text-sm md:grid-cols-2">
          {facts?.map(({ name: term, value }) => (
            <div key={term} className="flex justify-between gap-3 border-t border-line py-1.5">
              <dt className="min-w-0 text-muted">{term}</dt>
              <dd className="text-right font-semibold nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="grid content-start gap-x-4 gap-y-3 max-md:col-span-2 max-md:grid-cols-2 max-md:items-start">
        <div className="min-w-0">
          {inStock ? (
            <Price kobo={sellingPrice} wasKobo={price} className="flex-col items-start" />
          ) : (
            <p className="font-semibold text-muted">Sold out</p>
          )}
        </div>
        {inStock && (
          <p className="flex min-h-[2.7em] gap-2 text-xs text-text-2 nums">
            <Truck size={16} className="flex-none" aria-hidden="true" />
            <DeliveryText delivery={delivery} />
          </p>
        )}
        <div className="relative [&>*]:w-full">{action}</div>
        <div className="relative flex min-h-11 items-center md:min-h-6">{footer}</div>
      </div>
    </article>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ProductCard } from '@market/domain/catalogue/product';
import { imageSrcSet, imageUrl } from '@market/domain/image';
import { Button } from '@market/ui/button';
import { keepUnitsTogether } from '@market/ui/keep-units-together';
import { Link } from '@market/ui/link';
import { Price } from '@market/ui/price';
import { ProductImage } from '@market/ui/product-image';
import { KeyRatingLabel } from '@market/ui/key-rating-label';
import { Skeleton } from '@market/ui/skeleton';
import { StoreMonogram } from '@market/ui/store-monogram';
import { useServices } from '@market/web-kit/services';
import { dailyProductQuery } from '../../../features/catalogue/catalogue.queries';
import { useProductIntent } from '../../../features/catalogue/product-intent';
import { productHref } from '../../hrefs';
import { sectionClass } from './home-section';

/** One large product, which changes every day. */
export function DailyProduct() {
  const { api } = useServices();
  const { data: product, isPending } = useQuery(dailyProductQuery(api));
  if (isPending) return <DailyProductSkeleton />;
  return product ? <Panel product={product} /> : null;
}

function Panel({ product }: { product: ProductCard }) {
  const intent = useProductIntent(product);
  const [image] = product.hostedImages;
  return (
    <section aria-labelledby="daily" className={sectionClass}>
      <div {...intent} className="grid overflow-hidden rounded-3 bg-sunken md:grid-cols-[7fr_5fr]">
        <div className="flex flex-col items-start justify-center gap-3 p-6 md:p-12">
          <h2 id="daily" className="text-sm font-semibold text-text-2">
            Product of the day
          </h2>
          <p className="display max-w-[24ch] text-d1 text-balance break-words">
            {keepUnitsTogether(product.name)}
          </p>
          <p className="text-sm text-muted">{`From ${product.store.storeName}${product.store.city ? `, ${product.store.city}` : ''}`}</p>
          <Price kobo={product.sellingPrice} wasKobo={product.price} size="lg" />
          <Button
            variant="ink"
            size="lg"
            className="mt-2"
            render={<Link to={productHref(product)} />}
          >
            View product
          </Button>
        </div>
        <ProductImage
          src={image && imageUrl(image, 640)}
          srcSet={image && imageSrcSet(image)}
          avifSrcSet={image && imageSrcSet(image, 'avif')}
          sizes="(min-width: 47.5rem) 30rem, 100vw"
          alt=""
          fallback={<StoreMonogram name={product.store.storeName} size="lg" />}
          className="w-full rounded-none md:aspect-auto! md:min-h-[26rem]"
        >
          {product.keyRating && (
            <KeyRatingLabel
              rating={product.keyRating}
              size="lg"
              className="absolute bottom-5 left-5"
            />
          )}
        </ProductImage>
      </div>
    </section>
  );
}

export function DailyProductSkeleton() {
  return (
    <div className={sectionClass}>
      <Skeleton className="h-[42rem] rounded-3 md:h-[26rem]" />
    </div>
  );
}

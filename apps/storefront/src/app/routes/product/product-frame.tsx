import type { ReactNode } from 'react';
import type { CustomerProduct, ProductCard, Variant } from '@market/domain/catalogue/product';
import { Breadcrumbs, type Crumb } from '@market/ui/breadcrumbs';
import { Skeleton } from '@market/ui/skeleton';
import { Gallery } from '../../../features/catalogue/components/gallery';
import { galleryPictures } from '../../../features/catalogue/model/gallery-pictures';
import { toOffer } from '../../../features/catalogue/model/variants';
import { categoryHref } from '../../hrefs';
import { paths } from '../../paths';
import { ProductHeader } from './product-header';

interface ProductFrameProps {
  /** The loaded product or its card, if any. */
  product: ProductCard | undefined;
  detail: CustomerProduct | undefined;
  variant: Variant | undefined;
  /** Whether this is a preview, which requests only the first picture. */
  isPreview?: boolean;
  /** Shown below the pictures, or on a phone below the buy box. */
  below?: ReactNode;
  children: ReactNode;
}

export function ProductFrame({
  product,
  detail,
  variant,
  isPreview,
  below,
  children,
}: ProductFrameProps) {
  return (
    <div className="page-wrap">
      <Breadcrumbs items={productCrumbs(detail, product)} className="pt-3" />
      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:grid-rows-[auto_1fr] md:gap-8 lg:gap-x-14">
        {product && (
          <Gallery
            name={product.name}
            {...galleryPictures(product, detail, variant)}
            storeName={product.store.storeName}
            firstOnly={isPreview}
          />
        )}
        <div className="min-w-0 md:col-start-2 md:row-span-2">
          {product && (
            <ProductHeader product={product} offer={detail && toOffer(detail, variant)} />
          )}
          {children}
        </div>
        {below}
      </div>
    </div>
  );
}

function productCrumbs(
  detail: CustomerProduct | undefined,
  product: ProductCard | undefined,
): Crumb[] {
  const crumbs: Crumb[] = [{ label: 'Home', to: paths.home.href() }];
  let place = { categoryId: '' };
  for (const key of ['category', 'subCategory', 'childCategory'] as const) {
    const level = detail?.[key];
    if (!level) break;
    place = { ...place, [`${key}Id`]: level.id };
    crumbs.push({ label: level.name, to: categoryHref(place) });
  }
  return [...crumbs, { label: product?.name ?? 'Product' }];
}

export function BuyBoxSkeleton() {
  return (
    <div role="status" aria-label="Loading the product" className="pt-5">
      <Skeleton className="h-26 xl:h-14" />
      <Skeleton className="mt-11 h-12" />
      <Skeleton className="mt-2.5 h-12" />
      <Skeleton className="mt-3 h-13 w-40" />
      <Skeleton className="mt-5 h-67 rounded-3" />
    </div>
  );
}

export function BelowFoldSkeleton() {
  return (
    <div aria-hidden className="page-wrap mt-11 md:mt-16">
      <Skeleton className="mb-4 h-8 w-48" />
      <Skeleton className="h-96" />
    </div>
  );
}

import { imageSrcSet, imageUrl } from '@market/domain/image';
import type { StorePage } from '@market/domain/stores/store-page';
import { buttonClass } from '@market/ui/button';
import { storeButtonClass } from '../model/store-theme';

export function StoreHero({ store, productsId }: { store: StorePage; productsId: string }) {
  const { title, subtitle, bannerImage } = store.theme.body;
  const description = subtitle ?? store.about;
  if (!title && !description && !bannerImage) return null;
  return (
    <section aria-label="Welcome" className="bg-(--store-band)">
      <div
        className={`page-wrap grid items-center gap-x-14 gap-y-7 py-9 md:py-14 ${bannerImage ? 'md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]' : ''}`}
      >
        <div className="min-w-0">
          {title && (
            <p className="display max-w-[22ch] text-hero text-balance break-words">{title}</p>
          )}
          {description && (
            <p className="mt-4 max-w-[56ch] text-md leading-[1.6] text-pretty break-words whitespace-pre-line">
              {description}
            </p>
          )}
          {store.status === 'live' && store.productCount > 0 && (
            <a
              href={`#${productsId}`}
              className={`${buttonClass({ size: 'lg' })} mt-6 ${storeButtonClass}`}
            >
              {`See ${store.productCount === 1 ? 'the product' : `all ${store.productCount.toLocaleString('en-NG')} products`}`}
            </a>
          )}
        </div>
        {bannerImage && (
          <img
            src={imageUrl(bannerImage, 640)}
            srcSet={imageSrcSet(bannerImage)}
            sizes="(min-width: 47.5rem) 40rem, 100vw"
            alt=""
            width={1280}
            height={853}
            fetchPriority="high"
            className="aspect-[3/2] w-full rounded-3 object-contain"
          />
        )}
      </div>
    </section>
  );
}

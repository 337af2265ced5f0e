import { useState } from 'react';
import { imageSrcSet, imageUrl } from '@market/domain/image';
import { ProductImage } from '@market/ui/product-image';
import { RatingPlate } from '@market/ui/rating-plate';
import { StoreMonogram } from '@market/ui/store-monogram';

interface GalleryProps {
  name: string;
  images: readonly string[];
  keyRating: string | undefined;
  storeName: string;
}

/** The chosen picture large, all of them small below it. */
export function Gallery({ name, images, keyRating, storeName }: GalleryProps) {
  const [shown, setShown] = useState(0);
  const image = images[shown] ?? images[0];
  return (
    <div className="min-w-0">
      <ProductImage
        src={image && imageUrl(image, 640)}
        srcSet={image && imageSrcSet(image)}
        sizes="(min-width: 47.5rem) 46rem, 100vw"
        size={1280}
        alt={images.length > 1 ? `${name}, picture ${shown + 1} of ${images.length}` : name}
        priority
        fallback={<StoreMonogram name={storeName} size="lg" />}
        className="aspect-[1/.8]! max-md:-mx-(--gutter) max-md:aspect-[1/.9]! max-md:rounded-none"
      >
        {keyRating && <RatingPlate rating={keyRating} size="lg" className="absolute bottom-4 left-4 md:bottom-5 md:left-5" />}
      </ProductImage>
      {images.length > 1 && (
        <ul className="mt-3 flex flex-wrap gap-3" aria-label="Pictures">
          {images.map((each, index) => (
            <li key={each}>
              <button
                type="button"
                aria-label={`Picture ${index + 1}`}
                aria-current={index === shown ? 'true' : undefined}
                onClick={() => setShown(index)}
                className="block size-18 overflow-hidden rounded-3 border border-transparent aria-[current]:border-text aria-[current]:inset-ring md:size-24"
              >
                <ProductImage src={imageUrl(each, 160)} size={160} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

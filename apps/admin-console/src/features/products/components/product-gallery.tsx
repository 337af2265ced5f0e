import { useState } from 'react';
import { imageUrl } from '@market/domain/image';
import type { Product } from '@market/domain/catalogue/product';
import { ProductImage } from '@market/ui/product-image';
import { KeyRatingLabel } from '@market/ui/key-rating-label';

export function ProductGallery({
  product: { name, hostedImages, keyRating },
}: {
  product: Product;
}) {
  const [shown, setShown] = useState(0);
  const large = hostedImages[shown] ?? hostedImages[0];
  return (
    <div className="grid gap-2">
      <ProductImage
        src={large && imageUrl(large, 640)}
        alt={`${name}, image ${shown + 1} of ${hostedImages.length}`}
        priority
      >
        {keyRating && <KeyRatingLabel rating={keyRating} className="absolute bottom-3 left-3" />}
      </ProductImage>
      {hostedImages.length > 1 && (
        <ul className="grid grid-cols-6 gap-2">
          {hostedImages.map((image, index) => (
            <li key={image}>
              <button
                type="button"
                aria-label={`Image ${index + 1}`}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
                className="block w-full rounded-2 border border-line aria-pressed:border-text aria-pressed:inset-ring aria-pressed:inset-ring-text"
              >
                <ProductImage src={imageUrl(image, 160)} alt="" size={160} className="rounded-2!" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

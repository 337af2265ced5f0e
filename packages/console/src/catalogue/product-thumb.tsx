import { imageUrl } from '@market/domain/image';
import { ProductImage } from '@market/ui/product-image';
import { Package } from 'lucide-react';

/** A product's picture in a row, 36 px. Decorative, because the name is beside it. */
export function ProductThumb({ image }: { image: string | undefined }) {
  return (
    <ProductImage
      src={image && imageUrl(image, 160)}
      alt=""
      size={36}
      fallback={<Package size={18} className="text-plate opacity-50" />}
      className="size-9 flex-none rounded-2!"
    />
  );
}

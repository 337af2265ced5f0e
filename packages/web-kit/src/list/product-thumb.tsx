import { imageUrl } from '@market/domain/image';
import { ProductImage } from '@market/ui/product-image';

/** A product's picture in a row, 36 px; its name stands beside it. */
export function ProductThumb({ image }: { image: string | undefined }) {
  return <ProductImage src={image && imageUrl(image, 160)} alt="" size={36} className="size-9 flex-none rounded-2!" />;
}

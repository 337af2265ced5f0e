import { X } from 'lucide-react';
import type { CustomerProduct, Variant } from '@market/domain/catalogue/product';
import { imageSrcSet, imageUrl } from '@market/domain/image';
import { IconButton } from '@market/ui/icon-button';
import { Link } from '@market/ui/link';
import { NativeSelect } from '@market/ui/native-select';
import { ProductImage } from '@market/ui/product-image';
import { Rating } from '@market/ui/rating';
import { KeyRatingLabel } from '@market/ui/key-rating-label';
import { StoreMonogram } from '@market/ui/store-monogram';
import {
  getKeyRating,
  optionsText,
  variantParam,
} from '../../../features/catalogue/model/variants';
import { paths } from '../../paths';

interface ComparisonHeaderProps {
  product: CustomerProduct;
  variant: Variant | undefined;
  onRemove: () => void;
  onChoose: (variant: string) => void;
}

export function ComparisonHeader({ product, variant, onRemove, onChoose }: ComparisonHeaderProps) {
  const { id, name, store, hostedImages, productVariant, rating, ratingCount } = product;
  const image = variant?.image ?? hostedImages[0];
  const plate = getKeyRating(product, variant);
  const param = variant && variantParam(product, variant);
  const variants = productVariant?.variant ?? [];
  return (
    <div className="relative grid gap-2 font-normal">
      <ProductImage
        src={image && imageUrl(image, 320)}
        srcSet={image && imageSrcSet(image)}
        avifSrcSet={image && imageSrcSet(image, 'avif')}
        sizes="15rem"
        alt=""
        fallback={<StoreMonogram name={store.storeName} size="lg" />}
      >
        {plate && <KeyRatingLabel rating={plate} className="absolute bottom-2 left-2" />}
      </ProductImage>
      <p className="truncate text-xs text-muted">{store.storeName}</p>
      <Link
        to={paths.product.href({ productId: id }, { variant: param })}
        className="line-clamp-3 min-h-[2lh] text-sm leading-[1.35] font-semibold hover:underline"
      >
        {name}
      </Link>
      {ratingCount > 0 ? (
        <Rating value={rating} count={ratingCount} />
      ) : (
        <p className="text-xs text-muted">No reviews yet</p>
      )}
      {variants.length > 1 && (
        <NativeSelect
          aria-label={`Option of ${name}`}
          value={param ?? ''}
          onChange={(event) => onChoose(event.target.value)}
        >
          {variants.map((each) => (
            <option key={each.id} value={variantParam(product, each)}>
              {optionsText(product, each)}
            </option>
          ))}
        </NativeSelect>
      )}
      <IconButton
        label={`Remove ${name}`}
        className="absolute! top-1.5 right-1.5 bg-surface"
        icon={<X />}
        onClick={onRemove}
      />
    </div>
  );
}

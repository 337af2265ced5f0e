import type { ReactNode } from 'react';
import { Link } from '@market/ui/link';
import { imageUrl } from '@market/domain/image';
import { ProductImage } from '@market/ui/product-image';
import { Package } from 'lucide-react';

/** A product's picture in a row, 36 px. Decorative, because the name is beside it. */
export function ProductThumbnail({ image }: { image: string | undefined }) {
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

interface ProductNameProps {
  product: { name: string; hostedImages: readonly string[] };
  to: string;
  detail: ReactNode;
}

export function ProductName({ product: { name, hostedImages }, to, detail }: ProductNameProps) {
  return (
    <span className="flex items-center gap-3">
      <ProductThumbnail image={hostedImages[0]} />
      <span className="min-w-0">
        <Link
          to={to}
          title={name}
          className="block hover:underline wrap-anywhere max-md:line-clamp-2 md:max-w-80 md:truncate"
        >
          {name}
        </Link>
        <span className="block truncate text-xs font-normal text-muted">{detail}</span>
      </span>
    </span>
  );
}

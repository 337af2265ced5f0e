import type { ReactNode } from 'react';
import { ProductName, ProductThumbnail } from '@market/console/catalogue/product-name';

interface RankedProductProps {
  product: { productId: string; productName: string; image?: string | undefined };
  /** Undefined for staff without access to the product editor. */
  hrefOf: ((id: string) => string) | undefined;
  detail: ReactNode;
}

export function RankedProduct({
  product: { productId, productName, image },
  hrefOf,
  detail,
}: RankedProductProps) {
  if (hrefOf)
    return (
      <ProductName
        product={{ name: productName, hostedImages: image === undefined ? [] : [image] }}
        to={hrefOf(productId)}
        detail={detail}
      />
    );
  return (
    <span className="flex items-center gap-3">
      <ProductThumbnail image={image} />
      <span className="min-w-0">
        <span className="block max-md:line-clamp-2 md:max-w-80 md:truncate" title={productName}>
          {productName}
        </span>
        <span className="block truncate text-xs font-normal text-muted">{detail}</span>
      </span>
    </span>
  );
}

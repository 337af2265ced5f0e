import type { ReactNode } from 'react';
import { Link } from '@market/ui/link';
import { ProductThumb } from './product-thumb';

interface ProductNameProps {
  product: { name: string; hostedImages: readonly string[] };
  to: string;
  /** One line under the name. */
  detail: ReactNode;
}

/** The first cell of a product's row: picture, name and one detail. */
export function ProductName({ product: { name, hostedImages }, to, detail }: ProductNameProps) {
  return (
    <span className="flex items-center gap-3">
      <ProductThumb image={hostedImages[0]} />
      <span className="min-w-0">
        <Link
          to={to}
          title={name}
          className="block hover:underline max-md:line-clamp-2 md:max-w-80 md:truncate"
        >
          {name}
        </Link>
        <span className="block truncate text-xs font-normal text-muted">{detail}</span>
      </span>
    </span>
  );
}

import { memo, useEffect, useRef } from 'react';
import { noop, useQuery } from '@tanstack/react-query';
import type { ProductCard } from '@market/domain/catalogue/product';
import { useServices } from '@market/web-kit/services';
import { productQuery } from '../../features/catalogue/catalogue.queries';
import { variantInUrl } from '../../features/catalogue/model/variants';
import { BuyBoxSkeleton, ProductFrame } from '../routes/product/product-frame';

/**
 * The first screen of a product page, without the page's requests. Memoised, so that showing it
 * does not render it again.
 */
export const ProductPreviewContent = memo(function ProductPreviewContent({
  card,
}: {
  card: ProductCard;
}) {
  const { api } = useServices();
  // The product was fetched when the pointer was over its card.
  const { data: detail } = useQuery({ ...productQuery(api, card.id), enabled: false });
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Browsers lay out hidden content only when its position is read, and decode its picture only
    // on request.
    page.current?.getBoundingClientRect();
    page.current?.querySelector('img')?.decode().catch(noop);
  });
  return (
    <div ref={page}>
      <ProductFrame
        product={detail ?? card}
        detail={detail}
        variant={detail && variantInUrl(detail, card.variantId)}
        isPreview
      >
        <BuyBoxSkeleton />
      </ProductFrame>
    </div>
  );
});

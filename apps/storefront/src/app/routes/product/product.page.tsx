import { memo, useEffect, useRef } from 'react';
import { noop, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { ProductCard } from '@market/domain/catalogue/product';
import { useServices } from '@market/web-kit/services';
import { productQuery } from '../../../features/catalogue/catalogue.queries';
import { variantShown } from '../../../features/catalogue/model/variants';
import { BuyBoxSkeleton, ProductFrame } from './product-frame';
import { ProductScreen } from './product-screen';

/** One product. Choices made for another product are not carried over. */
export function ProductPage() {
  const { productId = '' } = useParams();
  return <ProductScreen key={productId} productId={productId} />;
}

/**
 * The preview of the page before it is opened. Memoised, so that showing it does not render it
 * again.
 */
export const ProductAhead = memo(function ProductAhead({ card }: { card: ProductCard }) {
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
        variant={detail && variantShown(detail, null)}
        isAhead
      >
        <BuyBoxSkeleton />
      </ProductFrame>
    </div>
  );
});

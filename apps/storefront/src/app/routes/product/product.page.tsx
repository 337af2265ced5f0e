import { memo, useEffect, useRef } from 'react';
import { noop, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { ProductCard } from '@market/domain/catalogue/product';
import { useServices } from '@market/web-kit/services';
import { productQuery } from '../../../features/catalogue/catalogue.queries';
import { variantShown } from '../../../features/catalogue/model/variants';
import { BuyBoxSkeleton, ProductFrame } from './product-frame';
import { ProductScreen } from './product-screen';

/** One product; what was chosen for another one is not carried over. */
export function ProductPage() {
  const { productId = '' } = useParams();
  return <ProductScreen key={productId} productId={productId} />;
}

/** What the page shows at first, before it is opened. Remembered: showing it must not draw it anew. */
export const ProductAhead = memo(function ProductAhead({ card }: { card: ProductCard }) {
  const { api } = useServices();
  // Fetched by whoever pointed at the card.
  const { data: detail } = useQuery({ ...productQuery(api, card.id), enabled: false });
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Browsers lay out what is out of sight only when they are asked where it is, and decode its picture when they are told to.
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

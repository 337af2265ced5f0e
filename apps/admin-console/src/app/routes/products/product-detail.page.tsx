import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { storeApprovers } from '@market/api-client/access';
import { useClose } from '@market/web-kit/router/use-close';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { ProductDrawer } from '../../../features/products/components/product-drawer';
import { productQuery } from '../../../features/products/products.queries';
import { paths } from '../../paths';

export function ProductDetailPage() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const can = useCan();
  const { data: product } = useSuspenseQuery(productQuery(api, id));
  const close = useClose(paths.products.list.href());
  return (
    <ProductDrawer
      key={id}
      product={product}
      storeHref={
        can(storeApprovers) ? paths.merchants.detail.href({ id: product.store.id }) : undefined
      }
      onClose={close}
    />
  );
}

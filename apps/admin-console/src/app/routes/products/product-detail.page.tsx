import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useClose } from '@market/web-kit/router/use-close';
import { useServices } from '@market/web-kit/services';
import { ProductDrawer } from '../../../features/products/components/product-drawer';
import { productQuery } from '../../../features/products/products.queries';
import { paths } from '../../paths';

export function ProductDetailPage() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const { data: product } = useSuspenseQuery(productQuery(api, id));
  const close = useClose(paths.products.list.href());
  return (
    <ProductDrawer
      key={id}
      product={product}
      storeHref={paths.stores.detail.href({ id: product.store.id })}
      onClose={close}
    />
  );
}

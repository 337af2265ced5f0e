import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import { withRevision } from '@market/domain/catalogue/revised-product';
import { useKeepSearch } from '@market/web-kit/router/use-keep-search';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { ProductEditor } from '../../../features/products/components/product-editor';
import { editableProduct } from '../../../features/products/product-form.schema';
import { updateDraft, updateProduct } from '../../../features/products/products.mutations';
import { productQuery } from '../../../features/products/products.queries';
import { paths } from '../../paths';

export function ProductEditPage() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const can = useCan();
  const keepSearch = useKeepSearch();
  const { data: product } = useSuspenseQuery(productQuery(api, id));
  const change = useMutation(updateProduct(api));
  const updateAsDraft = useMutation(updateDraft(api));
  return (
    <ProductEditor
      // A new key resets the form to the saved values.
      key={`${id} ${product.updatedAt}`}
      product={product}
      initial={editableProduct(withRevision(product))}
      listHref={keepSearch(paths.products.list.href())}
      orderHref={
        can(orders.byId) ? (orderId) => paths.orders.detail.href({ id: orderId }) : undefined
      }
      onSave={(body) =>
        (body.isDraft ? updateAsDraft : change).mutateAsync({ params: { id }, body })
      }
    />
  );
}

import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useServices } from '@market/web-kit/services';
import { ProductEditor } from '../../../features/products/components/product-editor';
import { editableProduct } from '../../../features/products/product-form.schema';
import { productChange } from '../../../features/products/products.mutations';
import { productQuery } from '../../../features/products/products.queries';
import { paths } from '../../paths';

export function ProductEditPage() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const { data: product } = useSuspenseQuery(productQuery(api, id));
  const change = useMutation(productChange(api));
  return (
    <ProductEditor
      // What was saved is the new beginning: a fresh form, nothing unsaved.
      key={`${id} ${product.updatedAt}`}
      product={product}
      initial={editableProduct(product)}
      listHref={paths.products.list.href()}
      onSave={(body) => change.mutateAsync({ params: { id }, body })}
    />
  );
}

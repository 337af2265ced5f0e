import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useServices } from '@market/web-kit/services';
import { ProductEditor } from '../../../features/products/components/product-editor';
import { newProduct } from '../../../features/products/product-form.schema';
import { productCreation } from '../../../features/products/products.mutations';
import { paths } from '../../paths';

export function ProductCreatePage() {
  const { api } = useServices();
  const navigate = useNavigate();
  const creation = useMutation(productCreation(api));
  const listHref = paths.products.list.href();
  return (
    <ProductEditor
      initial={newProduct}
      listHref={listHref}
      onSave={(body) => creation.mutateAsync({ body })}
      onSaved={() => void navigate(listHref)}
    />
  );
}

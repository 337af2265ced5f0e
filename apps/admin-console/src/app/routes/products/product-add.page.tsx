import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClose } from '@market/web-kit/router/use-close';
import { useServices } from '@market/web-kit/services';
import { categoriesQuery, addProduct } from '../../../features/products/products.queries';
import { paths } from '../../paths';

const AddProductDrawer = lazy(async () => ({
  default: (await import('../../../features/products/components/add-product-drawer'))
    .AddProductDrawer,
}));

export function ProductAddPage() {
  const { api } = useServices();
  const navigate = useNavigate();
  const add = useMutation(addProduct(api));
  const { data: categories } = useSuspenseQuery(categoriesQuery(api));
  const close = useClose(paths.products.list.href());
  return (
    <Suspense>
      <AddProductDrawer
        categories={categories}
        onSave={(body) => add.mutateAsync({ body })}
        onSaved={({ id }) =>
          void navigate(paths.products.detail.href({ id }, { status: 'approved' }), {
            replace: true,
          })
        }
        onClose={close}
      />
    </Suspense>
  );
}

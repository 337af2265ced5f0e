import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import type { DefaultValues } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ProductInput } from '@market/domain/catalogue/product-input';
import { useServices } from '@market/web-kit/services';
import { ProductEditor } from '../../../features/products/components/product-editor';
import { copiedProduct, newProduct } from '../../../features/products/product-form.schema';
import { createDraft, createProduct } from '../../../features/products/products.mutations';
import { productQuery } from '../../../features/products/products.queries';
import { paths } from '../../paths';

export function ProductCreatePage() {
  const [params] = useSearchParams();
  const from = params.get('from');
  return from ? <ProductCopy id={from} /> : <NewProduct initial={newProduct} />;
}

function ProductCopy({ id }: { id: string }) {
  const { api } = useServices();
  const { data: product } = useSuspenseQuery(productQuery(api, id));
  return <NewProduct initial={copiedProduct(product)} copyOf={product.name} />;
}

function NewProduct({
  initial,
  copyOf,
}: {
  initial: DefaultValues<ProductInput>;
  copyOf?: string;
}) {
  const { api } = useServices();
  const navigate = useNavigate();
  const create = useMutation(createProduct(api));
  const createAsDraft = useMutation(createDraft(api));
  const [params] = useSearchParams();
  const listHref = paths.products.list.href();
  const filters = removeFromParam(params);
  return (
    <ProductEditor
      initial={initial}
      copyOf={copyOf}
      // Keeps the filters of the list that the page was opened from.
      listHref={listHref + filters}
      onSave={(body) => (body.isDraft ? createAsDraft : create).mutateAsync({ body })}
      // A saved draft stays open for editing.
      onSaved={({ id, approvalStatus }) =>
        void (approvalStatus === 'draft'
          ? navigate(paths.products.edit.href({ id }) + filters, { replace: true })
          : navigate(listHref))
      }
    />
  );
}

function removeFromParam(params: URLSearchParams): string {
  const filters = new URLSearchParams(params);
  filters.delete('from');
  const search = filters.toString();
  return search && `?${search}`;
}

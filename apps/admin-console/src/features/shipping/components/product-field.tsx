import { useQuery } from '@tanstack/react-query';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import type { ProductCard } from '@market/domain/catalogue/product';
import { Combobox } from '@market/ui/combobox';
import { Field } from '@market/ui/field';
import { useServices } from '@market/web-kit/services';
import { useTypedSearch } from '../../../shared/use-typed-search';

const PRODUCTS_SHOWN = 8;

interface ProductFieldProps {
  product: ProductCard | undefined;
  onChange: (product: ProductCard | undefined) => void;
}

export function ProductField({ product, onChange }: ProductFieldProps) {
  const { api } = useServices();
  const { search, isTyping, onSearch } = useTypedSearch();
  const found = useQuery(api.query(catalogue.list, { query: { limit: PRODUCTS_SHOWN, search } }));
  const rows = (!isTyping && found.data?.rows) || [];
  return (
    <Field
      label="Product"
      optional
      hint="Fills in the weight, the value and the store’s location"
      className="sm:col-span-2"
    >
      <Combobox
        options={rows.map(({ id, name, store }) => ({
          value: id,
          label: name,
          description: store.storeName,
        }))}
        value={product?.id}
        selectedLabel={product?.name}
        onSearch={onSearch}
        loading={isTyping || found.isFetching}
        placeholder="Search products"
        emptyText={found.isError ? found.error.message : 'No product has this name'}
        onValueChange={(id) => onChange(rows.find((row) => row.id === id))}
      />
    </Field>
  );
}

import { useController, type Control } from 'react-hook-form';
import type { ProductForStore } from '@market/domain/catalogue/product-for-store';
import { Field } from '@market/ui/field';
import { StoreSearch } from '../../../shared/store-search';

export type ProductControl = Control<ProductForStore, unknown, ProductForStore>;

export function StoreField({ control }: { control: ProductControl }) {
  const { field, fieldState } = useController({ control, name: 'storeId' });
  return (
    <Field label="Store" hint="Only live stores" error={fieldState.error?.message}>
      <StoreSearch
        ref={field.ref}
        value={field.value || null}
        onBlur={field.onBlur}
        onChange={(store) => field.onChange(store?.id ?? '')}
      />
    </Field>
  );
}

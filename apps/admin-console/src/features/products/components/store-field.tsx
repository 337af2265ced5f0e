import { useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import type { ProductForStore } from '@market/domain/catalogue/product-input';
import { Combobox } from '@market/ui/combobox';
import { Field } from '@market/ui/field';
import { useStoreSearch } from '../../../shared/use-store-search';

export type ProductControl = Control<ProductForStore, unknown, ProductForStore>;

export function StoreField({ control }: { control: ProductControl }) {
  const { field, fieldState } = useController({ control, name: 'storeId' });
  const search = useStoreSearch();
  const [selectedName, setSelectedName] = useState<string>();
  return (
    <Field label="Store" error={fieldState.error?.message}>
      <Combobox
        {...search}
        ref={field.ref}
        value={field.value || null}
        selectedLabel={selectedName}
        onBlur={field.onBlur}
        onValueChange={(id) => {
          setSelectedName(search.options.find(({ value }) => value === id)?.label);
          field.onChange(id ?? '');
        }}
      />
    </Field>
  );
}

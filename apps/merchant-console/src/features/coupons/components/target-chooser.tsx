import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState, type Ref } from 'react';
import { Combobox } from '@market/ui/combobox';
import { Field } from '@market/ui/field';
import { useServices } from '@market/web-kit/services';
import { targetCategoriesQuery, targetProductQuery, targetProductsQuery } from '../targets.queries';

interface ChooserProps {
  value: string | null | undefined;
  onChange: (id: string | null) => void;
  onBlur: () => void;
  error: string | undefined;
  inputRef: Ref<HTMLInputElement>;
}

export function CategoryChooser({ value, onChange, onBlur, error, inputRef }: ChooserProps) {
  const { api } = useServices();
  const categories = useQuery(targetCategoriesQuery(api));
  const options = (categories.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Field label="Category" error={error ?? categories.error?.message}>
      <Combobox
        ref={inputRef}
        options={options}
        loading={categories.isPending}
        value={value}
        onValueChange={onChange}
        onBlur={onBlur}
        placeholder="Choose a category"
      />
    </Field>
  );
}

/** A combobox with server-side search, because a store may have thousands of products. */
export function ProductChooser({ value, onChange, onBlur, error, inputRef }: ChooserProps) {
  const { api } = useServices();
  const [typed, setTyped] = useState('');
  const found = useQuery(targetProductsQuery(api, useDeferredValue(typed)));
  const chosen = useQuery({ ...targetProductQuery(api, value ?? ''), enabled: Boolean(value) });
  const products = found.data ?? [];
  return (
    <Field label="Product" error={error ?? found.error?.message}>
      <Combobox
        ref={inputRef}
        options={products.map(({ id, name }) => ({ value: id, label: name }))}
        loading={found.isFetching}
        value={value}
        selectedLabel={chosen.data?.name ?? 'Loading…'}
        onValueChange={onChange}
        onSearch={setTyped}
        onBlur={onBlur}
        placeholder="Choose a product"
      />
    </Field>
  );
}

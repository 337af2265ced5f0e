import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { MAX_BRAND_LENGTH } from '@market/domain/catalogue/product-input';
import { TextField } from '@market/web-kit/form-fields';
import { useServices } from '@market/web-kit/services';
import { brandsQuery } from '../products.queries';
import type { ProductControl } from '../product-form.schema';

/** Accepts any text, and suggests the brands that the store has used. */
export function BrandField({ control }: { control: ProductControl }) {
  const { api } = useServices();
  const listId = useId();
  const [wasFocused, setWasFocused] = useState(false);
  const { data: brands = [] } = useQuery({ ...brandsQuery(api), enabled: wasFocused });
  return (
    <div onFocus={() => setWasFocused(true)}>
      <TextField
        control={control}
        name="brand"
        label="Brand"
        hint="The manufacturer. Customers can search for it."
        maxLength={MAX_BRAND_LENGTH}
        list={listId}
        optional
      />
      <datalist id={listId}>
        {brands.map((brand) => (
          <option key={brand} value={brand} />
        ))}
      </datalist>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import * as categories from '@market/api-client/contract/main/categories';
import {
  groupAttributes,
  requiredFirst,
  specificationHint,
} from '@market/console/catalogue/attribute-groups';
import { AttributeInput } from '@market/console/catalogue/attribute-input';
import { lowestCategoryId } from '@market/console/catalogue/category-options';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import type { ProductControl } from './store-field';

export function SpecificationFields({ control }: { control: ProductControl }) {
  const { api } = useServices();
  const categoryId = useWatch({ control, compute: lowestCategoryId });
  const query = useQuery({
    ...api.query(categories.attributes, { params: { id: categoryId } }),
    enabled: categoryId !== '',
  });
  if (categoryId === '' || query.data?.length === 0) return null;
  return (
    <section aria-label="Specification" className="grid gap-4">
      <div>
        <h3 className="text-md font-semibold">Specification</h3>
        <p className="text-sm text-muted">{specificationHint(query.data ?? [])}</p>
      </div>
      {query.isLoading && (
        <p role="status" className="text-sm text-muted">
          Loading…
        </p>
      )}
      {queryError(query)}
      {groupAttributes(query.data ?? []).map(({ name, attributes }) => (
        <fieldset key={name} className="grid gap-4">
          <legend className="mb-2 text-sm font-semibold">{name}</legend>
          <div className="grid grid-cols-2 items-start gap-4">
            {requiredFirst(attributes).map((attribute) => (
              <AttributeInput
                key={attribute.id}
                control={control}
                name={`attributes.${attribute.id}`}
                attribute={attribute}
                label={attribute.name}
                isRequired={attribute.isRequired}
                placeholder="Not stated"
              />
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  );
}

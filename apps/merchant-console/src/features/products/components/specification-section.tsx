import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as categories from '@market/api-client/contract/main/categories';
import {
  groupAttributes,
  requiredFirst,
  specificationHint,
  statedValues,
} from '@market/console/catalogue/attribute-groups';
import { lowestCategoryId } from '@market/console/catalogue/category-options';
import type { CategoryAttribute } from '@market/domain/catalogue/category-attribute';
import type { ProductInput } from '@market/domain/catalogue/product-input';
import { pluralise } from '@market/domain/pluralise';
import { Alert } from '@market/ui/alert';
import { Card } from '@market/ui/card';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import type { ProductControl, ProductFormParts } from '../product-form.schema';
import { AttributeField } from './attribute-field';

export function SpecificationSection(parts: ProductFormParts) {
  const { control } = parts;
  const { api } = useServices();
  const categoryId = useWatch({ control, compute: lowestCategoryId });
  const query = useQuery({
    ...api.query(categories.attributes, { params: { id: categoryId } }),
    enabled: categoryId !== '',
  });
  const attributes = query.data;
  // The names of all attributes that the form has shown since it was opened.
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  if (attributes?.some(({ id }) => names[id] === undefined))
    setNames({ ...names, ...Object.fromEntries(attributes.map(({ id, name }) => [id, name])) });
  if (categoryId !== '' && attributes?.length === 0)
    return <DroppedValues control={control} names={names} asked={attributes} />;
  return (
    <Card title="Specification">
      {categoryId === '' && (
        <p className="text-sm text-muted">Choose a category to see its attributes.</p>
      )}
      {query.isLoading && (
        <p role="status" className="text-sm text-muted">
          Loading…
        </p>
      )}
      {queryError(query)}
      {attributes && (
        <div className="grid gap-6">
          <p className="text-sm text-muted">{specificationHint(attributes)}</p>
          <DroppedValues control={control} names={names} asked={attributes} />
          {groupAttributes(attributes).map(({ name, attributes }) => (
            <section key={name} aria-label={name} className="grid gap-4">
              <h3 className="font-semibold">{name}</h3>
              <div className="grid items-start gap-4 sm:grid-cols-2">
                {requiredFirst(attributes).map((attribute) => (
                  <AttributeField key={attribute.id} {...parts} attribute={attribute} />
                ))}
              </div>
            </section>
          ))}
        </div>
      )}
    </Card>
  );
}

/** Lists the attributes that have a value but do not belong to the chosen category. */
function DroppedValues({
  control,
  names,
  asked: attributes,
}: {
  control: ProductControl;
  names: Readonly<Record<string, string>>;
  asked: readonly CategoryAttribute[];
}) {
  const stated = useWatch({
    control,
    compute: ({ attributes, variant: variants }: ProductInput) => [
      ...new Set(
        [attributes, ...variants.map((variant) => variant.attributes)].flatMap((values) =>
          Object.keys(statedValues(values)),
        ),
      ),
    ],
  });
  const dropped = stated.filter((id) => attributes.every((attribute) => attribute.id !== id));
  if (dropped.length === 0) return null;
  const known = dropped.flatMap((id) => names[id] ?? []);
  return (
    <Alert tone="warning" announce>
      <b className="font-semibold">Removed when you save:</b>{' '}
      {known.length > 0 ? known.join(', ') : pluralise(dropped.length, 'value')}. This category does
      not have {dropped.length === 1 ? 'this attribute' : 'these attributes'}.
    </Alert>
  );
}

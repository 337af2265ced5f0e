import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { Card } from '@market/ui/card';
import { Field } from '@market/ui/field';
import { Select } from '@market/ui/select';
import { useServices } from '@market/web-kit/services';
import { firstLevelOptions } from '@market/console/catalogue/category-options';
import { RetryButton } from '@market/web-kit/list/query-error';
import { productCategoriesQuery } from '../products.queries';
import type { ProductControl } from '../product-form.schema';
import { TagsField } from './tags-field';

const toOptions = (items: readonly { id: string; name: string }[] = []) =>
  items.map(({ id, name }) => ({ value: id, label: name }));

/** Choosing a level resets the levels below it. */
export function CategorySection({ control }: { control: ProductControl }) {
  const { api } = useServices();
  const categories = useQuery(productCategoriesQuery(api));
  const category = useController({ control, name: 'categoryId' });
  const sub = useController({ control, name: 'subCategoryId' });
  const child = useController({ control, name: 'childCategoryId' });
  const subs = categories.data?.find(({ id }) => id === category.field.value)?.subCategories;
  const children = subs?.find(({ id }) => id === sub.field.value)?.childCategories;

  // Reserve space for the chosen levels while the categories load.
  const isReserved = (id: string | null | undefined): boolean =>
    categories.isPending && Boolean(id);

  return (
    <Card title="Category and tags">
      <div className="grid gap-4">
        <Field
          label="Category"
          error={category.fieldState.error?.message ?? categories.error?.message}
          action={<RetryButton query={categories} />}
        >
          <Select
            ref={category.field.ref}
            options={firstLevelOptions(categories, category.field.value)}
            loading={categories.isPending}
            value={category.field.value}
            onBlur={category.field.onBlur}
            onValueChange={(id) => {
              category.field.onChange(id);
              sub.field.onChange(null);
              child.field.onChange(null);
            }}
          />
        </Field>
        {(isReserved(sub.field.value) || (subs && subs.length > 0)) && (
          <Field label="Sub-category" optional error={sub.fieldState.error?.message}>
            <Select
              ref={sub.field.ref}
              options={toOptions(subs)}
              loading={categories.isPending}
              value={sub.field.value}
              onBlur={sub.field.onBlur}
              onValueChange={(id) => {
                sub.field.onChange(id);
                child.field.onChange(null);
              }}
            />
          </Field>
        )}
        {(isReserved(child.field.value) || (children && children.length > 0)) && (
          <Field label="Child category" optional error={child.fieldState.error?.message}>
            <Select
              ref={child.field.ref}
              options={toOptions(children)}
              loading={categories.isPending}
              value={child.field.value}
              onBlur={child.field.onBlur}
              onValueChange={child.field.onChange}
            />
          </Field>
        )}
        <TagsField control={control} />
      </div>
    </Card>
  );
}

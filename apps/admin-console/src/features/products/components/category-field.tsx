import { useController } from 'react-hook-form';
import {
  findCategoryPath,
  categoryOptions,
  lowestCategoryId,
} from '@market/console/catalogue/category-options';
import type { Category } from '@market/domain/catalogue/category';
import { Combobox } from '@market/ui/combobox';
import { Field } from '@market/ui/field';
import type { ProductControl } from './store-field';

interface CategoryFieldProps {
  control: ProductControl;
  categories: readonly Category[];
}

/** Offers the categories of all levels. */
export function CategoryField({ control, categories }: CategoryFieldProps) {
  const { field: category, fieldState } = useController({ control, name: 'categoryId' });
  const { field: sub } = useController({ control, name: 'subCategoryId' });
  const { field: child } = useController({ control, name: 'childCategoryId' });
  return (
    <Field label="Category" error={fieldState.error?.message}>
      <Combobox
        ref={category.ref}
        options={categoryOptions(categories)}
        placeholder="Search categories"
        value={
          lowestCategoryId({
            categoryId: category.value,
            subCategoryId: sub.value ?? undefined,
            childCategoryId: child.value ?? undefined,
          }) || null
        }
        onBlur={category.onBlur}
        onValueChange={(id) => {
          const branch = id ? findCategoryPath(categories, id) : undefined;
          category.onChange(branch?.categoryId ?? '');
          sub.onChange(branch?.subCategoryId ?? null);
          child.onChange(branch?.childCategoryId ?? null);
        }}
      />
    </Field>
  );
}

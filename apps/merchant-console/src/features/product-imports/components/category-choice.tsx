import { useController, type Control, type FieldPathByValue } from 'react-hook-form';
import type { Category } from '@market/domain/catalogue/category';
import type { CategoryChoice, ImportStart } from '@market/domain/catalogue/product-import';
import { Combobox } from '@market/ui/combobox';
import { Field } from '@market/ui/field';
import {
  findCategoryPath,
  categoryOptions,
  lowestCategoryId,
} from '@market/console/catalogue/category-options';

export type ImportControl = Control<ImportStart, unknown, ImportStart>;

interface CategoryChoiceFieldProps {
  control: ImportControl;
  name: FieldPathByValue<ImportStart, CategoryChoice | undefined>;
  label: string;
  hint?: string;
  categories: readonly Category[];
  placeholder: string;
}

export function CategoryChoiceField({
  control,
  name,
  label,
  hint,
  categories,
  placeholder,
}: CategoryChoiceFieldProps) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      <Combobox
        ref={field.ref}
        options={categoryOptions(categories)}
        placeholder={placeholder}
        value={field.value ? lowestCategoryId(field.value) : null}
        onBlur={field.onBlur}
        onValueChange={(id) => field.onChange(id ? findCategoryPath(categories, id) : null)}
      />
    </Field>
  );
}

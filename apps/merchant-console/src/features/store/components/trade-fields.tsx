import { useQuery } from '@tanstack/react-query';
import { useController, type Control } from 'react-hook-form';
import type { BusinessDetails } from '@market/domain/stores/onboarding';
import { Checkbox } from '@market/ui/checkbox';
import { Combobox } from '@market/ui/combobox';
import { Field, FieldMessage } from '@market/ui/field';
import { useServices } from '@market/web-kit/services';
import { firstLevelOptions } from '@market/console/catalogue/category-options';
import { RetryButton } from '@market/web-kit/list/query-error';
import { storeCategoriesQuery } from '../store.queries';

export function TradeFields({
  control,
}: {
  control: Control<BusinessDetails, unknown, BusinessDetails>;
}) {
  const { api } = useServices();
  const categories = useQuery(storeCategoriesQuery(api));
  const category = useController({ control, name: 'categoryId' });
  const parts = useController({ control, name: 'subCategoryIds' });
  const chosen = parts.field.value ?? [];
  const choices =
    categories.data?.find(({ id }) => id === category.field.value)?.subCategories ?? [];

  return (
    <>
      <Field
        label="Main category"
        error={category.fieldState.error?.message ?? categories.error?.message}
        action={<RetryButton query={categories} />}
      >
        <Combobox
          ref={category.field.ref}
          onBlur={category.field.onBlur}
          options={firstLevelOptions(categories, category.field.value)}
          loading={categories.isPending}
          placeholder="Choose a category"
          value={category.field.value}
          onValueChange={(value) => {
            category.field.onChange(value ?? '');
            parts.field.onChange([]);
          }}
        />
      </Field>
      {choices.length > 0 && (
        <fieldset ref={parts.field.ref} tabIndex={-1} className="outline-none! shadow-none!">
          <legend className="mb-2.5 flex w-full justify-between gap-2 text-sm">
            <span className="font-semibold">Sub-categories</span>
            <span className="text-muted">Optional</span>
          </legend>
          <div className="grid gap-2.5 sm:grid-cols-2">
            {choices.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={chosen.includes(id)}
                onBlur={parts.field.onBlur}
                onChange={(event) =>
                  parts.field.onChange(
                    event.target.checked ? [...chosen, id] : chosen.filter((each) => each !== id),
                  )
                }
              />
            ))}
          </div>
          <FieldMessage id="sub-categories-message" error={parts.fieldState.error?.message} />
        </fieldset>
      )}
    </>
  );
}

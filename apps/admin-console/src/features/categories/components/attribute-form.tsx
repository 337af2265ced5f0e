import { useMutation } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useController, useWatch, type Control } from 'react-hook-form';
import {
  attributeTypeLabels,
  betterDirectionLabels,
} from '@market/domain/catalogue/attribute-labels';
import { attributeTypes, betterDirections } from '@market/domain/catalogue/attribute-type';
import {
  categoryAttributeInputSchema,
  MAX_CHOICES,
  type AppliedAttribute,
  type CategoryAttributeInput,
} from '@market/domain/catalogue/category-attribute';
import type { CategoryNode } from '@market/domain/catalogue/category-tree';
import { pluralise } from '@market/domain/pluralise';
import { Button } from '@market/ui/button';
import { Field } from '@market/ui/field';
import { TagInput } from '@market/ui/tag-input';
import { FormAlert } from '@market/web-kit/form-alert';
import { NativeSelectField, SwitchField, TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { createAttribute, updateAttribute } from '../categories.queries';

interface AttributeFormProps {
  category: CategoryNode;
  attribute: AppliedAttribute | undefined;
  groups: readonly string[];
  onClose: () => void;
}

const typeOptions = attributeTypes.map((value) => ({ value, label: attributeTypeLabels[value] }));
const betterOptions = betterDirections.map((value) => ({
  value,
  label: betterDirectionLabels[value],
}));

export function AttributeForm({ category, attribute, groups, onClose }: AttributeFormProps) {
  const { api } = useServices();
  const listId = useId();
  const create = useMutation(createAttribute(api));
  const update = useMutation(updateAttribute(api));
  const form = useContractForm(
    categoryAttributeInputSchema,
    attribute
      ? {
          name: attribute.name,
          type: attribute.type,
          unit: attribute.unit ?? '',
          choices: attribute.choices,
          better: attribute.better,
          group: attribute.group,
          isRequired: attribute.isRequired,
          isFilterable: attribute.isFilterable,
        }
      : {
          name: '',
          type: 'number',
          unit: '',
          choices: [],
          better: 'none',
          group: groups[0] ?? 'General',
          isRequired: false,
          isFilterable: true,
        },
  );
  const { control, setFocus } = form;
  useEffect(() => {
    setFocus('name');
  }, [setFocus]);
  const type = useWatch({ control, name: 'type' });
  const submit = form.submit(async (body) => {
    await (attribute
      ? update.mutateAsync({ params: { id: attribute.id }, body })
      : create.mutateAsync({ params: { id: category.id }, body }));
    onClose();
  });
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label={attribute ? `Change ${attribute.name}` : 'Add an attribute'}
      className="grid gap-4 border-b border-line bg-accent-soft/40 px-4 py-4 md:px-5"
    >
      {form.formError && <FormAlert>{form.formError}</FormAlert>}
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-[2fr_1.2fr_1.4fr_1fr_1.2fr]">
        <TextField control={control} name="name" label="Name" maxLength={60} />
        <NativeSelectField control={control} name="type" label="Type" options={typeOptions} />
        <TextField control={control} name="group" label="Group" maxLength={40} list={listId} />
        {type === 'number' && (
          <TextField
            control={control}
            name="unit"
            label="Unit"
            optional
            maxLength={12}
            placeholder="kVA"
          />
        )}
        {type === 'number' && (
          <NativeSelectField
            control={control}
            name="better"
            label="Better value"
            options={betterOptions}
          />
        )}
      </div>
      <datalist id={listId}>
        {groups.map((group) => (
          <option key={group} value={group} />
        ))}
      </datalist>
      {type === 'choice' && <ChoicesField control={control} />}
      <div className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
        <SwitchField
          control={control}
          name="isRequired"
          label="Required"
          description="New and changed products need a value. Products on sale stay on sale."
        />
        <SwitchField
          control={control}
          name="isFilterable"
          label="Filter"
          description="Shoppers can filter by it. Product pages show it either way."
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <span className="flex flex-wrap gap-2">
          <Button
            variant="ink"
            type="submit"
            busy={form.formState.isSubmitting}
            busyLabel="Saving…"
          >
            {attribute ? 'Save attribute' : 'Add attribute'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </span>
        <span className="min-w-0 flex-1 basis-60 text-sm text-text-2">{effectText(category)}</span>
      </div>
    </form>
  );
}

function ChoicesField({
  control,
}: {
  control: Control<CategoryAttributeInput, unknown, CategoryAttributeInput>;
}) {
  const { field, fieldState } = useController({ control, name: 'choices' });
  return (
    <Field
      label="Choices"
      hint="Press Enter after each"
      error={fieldState.error?.message ?? fieldState.error?.root?.message}
    >
      <TagInput
        value={field.value}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
        max={MAX_CHOICES}
      />
    </Field>
  );
}

const effectText = ({ name, products, level }: CategoryNode): string => {
  const scopeText = level === 3 ? `in ${name}` : `in ${name} and below`;
  return products === 0
    ? `Applies to products ${scopeText}. There are none yet.`
    : `Applies to ${pluralise(products, 'product')} ${scopeText}.`;
};

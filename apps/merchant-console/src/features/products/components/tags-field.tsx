import { useController } from 'react-hook-form';
import { MAX_TAGS } from '@market/domain/catalogue/product-input';
import { Field } from '@market/ui/field';
import { TagInput } from '@market/ui/tag-input';
import type { ProductControl } from '../product-form.schema';

const firstMessage = (errors: unknown): string | undefined => {
  if (typeof errors !== 'object' || errors === null) return undefined;
  if ('message' in errors && typeof errors.message === 'string') return errors.message;
  // The errors of individual tags are a sparse array.
  return Object.values(errors)
    .map(firstMessage)
    .find((message) => message !== undefined);
};

export function TagsField({ control }: { control: ProductControl }) {
  const { field, fieldState } = useController({ control, name: 'tags' });
  return (
    <Field
      label="Tags"
      optional
      hint="Words that customers search for. Press Enter after each."
      error={firstMessage(fieldState.error)}
    >
      <TagInput
        value={field.value ?? []}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
        max={MAX_TAGS}
      />
    </Field>
  );
}

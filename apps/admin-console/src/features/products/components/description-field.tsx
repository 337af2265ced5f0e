import { useController, useFormState } from 'react-hook-form';
import { Field } from '@market/ui/field';
import { Textarea } from '@market/ui/textarea';
import type { ProductControl } from './store-field';

export function DescriptionField({ control }: { control: ProductControl }) {
  const { field } = useController({ control, name: 'description' });
  const error = useFormState({ control, name: 'description' }).errors.description;
  const message = error?.message ?? Object.values(error ?? {}).find(hasMessage)?.message;
  return (
    <Field label="Description" hint="One point per line" error={message}>
      <Textarea
        ref={field.ref}
        name={field.name}
        onBlur={field.onBlur}
        value={field.value.join('\n')}
        onChange={(event) => field.onChange(event.target.value.split('\n'))}
      />
    </Field>
  );
}

const hasMessage = (error: unknown): error is { message: string } =>
  typeof error === 'object' && error !== null && 'message' in error;

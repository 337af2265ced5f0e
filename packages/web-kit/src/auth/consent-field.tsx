import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Checkbox } from '@market/ui/checkbox';
import { FieldMessage } from '@market/ui/field';
import { useFormField, type FormFieldProps } from '../forms/form-field';
import { useServices } from '../services';

/** The required consent at sign-up, with links to the shop's terms and privacy notice. */
export function ConsentField<Values extends FieldValues>(
  props: Omit<FormFieldProps<Values>, 'label'>,
) {
  const { config } = useServices();
  const { field, frame } = useFormField({ ...props, label: '' });
  const messageId = useId();
  const page = (path: string, text: string) => (
    <a href={config.origins.storefront + path} target="_blank" rel="noreferrer" className="link">
      {text}
    </a>
  );
  return (
    <div className="grid gap-1.5">
      <Checkbox
        ref={field.ref}
        name={field.name}
        onBlur={field.onBlur}
        checked={Boolean(field.value)}
        onChange={(event) => field.onChange(event.target.checked)}
        aria-invalid={frame.error ? true : undefined}
        aria-describedby={frame.error ? messageId : undefined}
        label={
          <>
            I agree to the {page('/terms', 'terms')} and the {page('/privacy', 'privacy notice')}
          </>
        }
      />
      <FieldMessage id={messageId} error={frame.error} />
    </div>
  );
}

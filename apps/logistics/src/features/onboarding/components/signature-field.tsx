import { useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import type { PartnerCertification } from '@market/domain/shipping/partner-onboarding';
import { isDrawnSignature } from '@market/console/partners/signature';
import { Field } from '@market/ui/field';
import { Input } from '@market/ui/input';
import { SegmentedControl } from '@market/ui/segmented-control';
import { SignaturePad } from '../../../shared/signature-pad';

type Mode = 'draw' | 'type';

const modes = [
  { value: 'draw', label: 'Draw' },
  { value: 'type', label: 'Type' },
] as const;

export function SignatureField({
  control,
  hint,
}: {
  control: Control<PartnerCertification, unknown, PartnerCertification>;
  hint: string;
}) {
  const { field, fieldState } = useController({ control, name: 'signature' });
  const [mode, setMode] = useState<Mode>(
    field.value === '' || isDrawnSignature(field.value) ? 'draw' : 'type',
  );
  return (
    <Field
      label="Signature"
      hint={hint}
      error={fieldState.error?.message}
      action={
        <SegmentedControl
          label="How to sign"
          options={modes}
          value={mode}
          onValueChange={(next) => {
            setMode(next);
            field.onChange('');
          }}
        />
      }
    >
      {mode === 'type' ? (
        <Input
          ref={field.ref}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          maxLength={120}
          autoComplete="name"
          className="text-lg italic"
        />
      ) : (
        <SignaturePad ref={field.ref} value={field.value} onChange={field.onChange} />
      )}
    </Field>
  );
}

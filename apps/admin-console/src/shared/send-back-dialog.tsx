import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { FormDialog } from '@market/console/forms/form-dialog';
import type { PartnerDecision } from '@market/domain/shipping/partner';
import { NativeSelectField, TextareaField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { CommonReasons } from './common-reasons';

/** Only partners have a `reviewStep`. */
type Decision = PartnerDecision;
type Step = NonNullable<Decision['reviewStep']>;

export interface SendBackDialogProps {
  /** The name of the store, product or partner, or the payout's reference. */
  name: string;
  /** The consequences, shown above the reason. */
  description?: string;
  reasons?: readonly string[];
  /** Asks for the step of the application that must change. */
  steps?: {
    readonly options: readonly { readonly value: Step | ''; readonly label: string }[];
    readonly ofReason: (reason: string) => Step | undefined;
  };
  schema: z.core.$ZodType<Decision, Decision>;
  onSend: (decision: Decision) => Promise<unknown>;
  onClose: () => void;
}

/** The recipient sees the reason exactly as it was entered. */
export function SendBackDialog({
  name,
  description = 'The merchant receives your reason by email and can submit again.',
  reasons,
  steps,
  schema,
  onSend,
  onClose,
}: SendBackDialogProps) {
  const form = useContractForm(schema, { approved: false, reviewNote: '' });
  const { control, setValue } = form;
  const [reason = '', step] = useWatch({ control, name: ['reviewNote', 'reviewStep'] });
  const missing = [steps && !step && 'a step', reason.trim() === '' && 'a reason'].filter(Boolean);
  const submit = form.submit(async (decision) => {
    await onSend(decision);
    onClose();
  });

  return (
    <FormDialog
      title={`Send ${name} back?`}
      description={description}
      submitLabel="Send back"
      busyLabel="Sending back…"
      variant="danger"
      submitting={form.formState.isSubmitting}
      formError={form.formError}
      blockedReason={
        missing.length > 0 ? `Add ${missing.join(' and ')} to send it back.` : undefined
      }
      onSubmit={submit}
      onClose={onClose}
    >
      {reasons && (
        <CommonReasons
          reasons={reasons}
          value={reason}
          onChange={(text) => {
            setValue('reviewNote', text, { shouldDirty: true });
            if (steps) setValue('reviewStep', steps.ofReason(text), { shouldDirty: true });
          }}
        />
      )}
      {steps && (
        <NativeSelectField
          control={control}
          name="reviewStep"
          label="Step to change"
          options={steps.options}
        />
      )}
      <TextareaField
        control={control}
        name="reviewNote"
        label="Reason"
        hint="Describe what must change"
        rows={4}
      />
    </FormDialog>
  );
}

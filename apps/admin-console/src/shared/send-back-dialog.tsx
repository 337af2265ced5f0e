import { useWatch } from 'react-hook-form';
import { FormDialog } from '@market/console/forms/form-dialog';
import type { storeDecisionSchema, StoreDecision } from '@market/domain/stores/store';
import { TextareaField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { CommonReasons } from './common-reasons';

export interface SendBackDialogProps {
  /** The name of the store or product, or the payout's reference. */
  name: string;
  /** The consequences, shown above the reason. */
  description?: string;
  reasons?: readonly string[];
  schema: typeof storeDecisionSchema;
  onSend: (decision: StoreDecision) => Promise<unknown>;
  onClose: () => void;
}

/** The recipient sees the reason exactly as it was entered. */
export function SendBackDialog({
  name,
  description = 'The merchant receives your reason by email and can submit again.',
  reasons,
  schema,
  onSend,
  onClose,
}: SendBackDialogProps) {
  const form = useContractForm(schema, { approved: false, reviewNote: '' });
  const reason = useWatch({ control: form.control, name: 'reviewNote' }) ?? '';
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
      blockedReason={reason.trim() === '' ? 'Enter a reason to send it back.' : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      {reasons && (
        <CommonReasons
          reasons={reasons}
          value={reason}
          onChange={(text) => form.setValue('reviewNote', text, { shouldDirty: true })}
        />
      )}
      <TextareaField
        control={form.control}
        name="reviewNote"
        label="Reason"
        hint="Describe what must change"
        rows={4}
      />
    </FormDialog>
  );
}

import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { storeDecisionSchema, StoreDecision } from '@market/domain/stores/store';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { Dialog } from '@market/ui/dialog';
import { TextareaField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';

export interface SendBackDialogProps {
  /** The name of the store or product. */
  name: string;
  /** The consequences, above the reason. */
  description?: string;
  /** Common reasons to start from. */
  reasons?: readonly string[];
  /** The request schema. Stores and products have the same shape. */
  schema: typeof storeDecisionSchema;
  /** Resolves when the server has accepted the decision. */
  onSend: (decision: StoreDecision) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the reason, which the merchant reads as it is written here. */
export function SendBackDialog({
  name,
  description = 'The merchant receives your reason by email and can submit again.',
  reasons,
  schema,
  onSend,
  onClose,
}: SendBackDialogProps) {
  const formId = useId();
  const hintId = useId();
  const form = useContractForm(schema, { approved: false, reviewNote: '' });
  const { isSubmitting } = form.formState;
  const reason = useWatch({ control: form.control, name: 'reviewNote' }) ?? '';
  const isMissing = reason.trim() === '';
  const submit = form.submit(async (decision) => {
    await onSend(decision);
    onClose();
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Send ${name} back?`}
      description={description}
      footer={
        <>
          {isMissing && (
            <p id={hintId} className="basis-full text-xs text-muted">
              Enter a reason to send it back.
            </p>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="danger"
            type="submit"
            form={formId}
            disabled={isMissing}
            aria-describedby={isMissing ? hintId : undefined}
            busy={isSubmitting}
            busyLabel="Sending back…"
          >
            Send back
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        {form.formError && <Alert>{form.formError}</Alert>}
        {reasons && (
          <div role="group" aria-label="Common reasons" className="flex flex-wrap gap-2">
            {reasons.map((text) => (
              <Button
                key={text}
                size="sm"
                aria-pressed={reason === text}
                variant={reason === text ? 'ink' : 'outline'}
                onClick={() => form.setValue('reviewNote', text, { shouldDirty: true })}
              >
                {text}
              </Button>
            ))}
          </div>
        )}
        <TextareaField
          control={form.control}
          name="reviewNote"
          label="Reason"
          hint="Describe what the merchant must change"
          rows={4}
        />
      </form>
    </Dialog>
  );
}

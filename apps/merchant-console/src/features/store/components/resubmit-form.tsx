import { useMutation } from '@tanstack/react-query';
import { storeResubmissionSchema } from '@market/domain/stores/store';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { TextareaField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { resubmitStore } from '../store.mutations';

interface ResubmitFormProps {
  /** Whether the other form on the page has unsaved changes, which approvers would not see. */
  hasUnsavedChanges: boolean;
}

export function ResubmitForm({ hasUnsavedChanges }: ResubmitFormProps) {
  const { api } = useServices();
  const form = useContractForm(storeResubmissionSchema, { answer: undefined });
  const resubmit = useMutation(resubmitStore(api));
  return (
    <form
      onSubmit={form.submit((body) => resubmit.mutateAsync({ body }))}
      noValidate
      className="grid gap-4"
    >
      {form.formError && <Alert>{form.formError}</Alert>}
      {hasUnsavedChanges && (
        <Alert tone="warning">Save your changes first. Approvers see the saved version.</Alert>
      )}
      <TextareaField
        control={form.control}
        name="answer"
        label="Message to the approvers"
        rows={3}
        optional
        hint="Shown to the approvers with your details. At most 500 characters."
      />
      <Button
        type="submit"
        className="justify-self-start"
        disabled={hasUnsavedChanges}
        busy={resubmit.isPending}
        busyLabel="Sending…"
      >
        Submit again
      </Button>
    </form>
  );
}

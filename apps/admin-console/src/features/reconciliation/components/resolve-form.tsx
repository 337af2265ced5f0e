import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import {
  reconciliationReasonSchema,
  type ReconciliationReason,
} from '@market/domain/reconciliation/reconciliation';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { moneyText } from '@market/ui/money';
import { TextareaField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { explainDifference, correctFee } from '../reconciliation.queries';

interface ResolveFormProps {
  reference: string;
  /** The amount in kobo by which the ledger's fee is too low. 0 when the fee is correct. */
  correction: number;
  /** False once the difference is explained. */
  mayExplain: boolean;
}

/**
 * Resolves a difference with a reason: corrects the fee in the ledger, or explains the difference.
 */
export function ResolveForm({ reference, correction, mayExplain }: ResolveFormProps) {
  const { api } = useServices();
  const noteId = useId();
  const correct = useMutation(correctFee(api));
  const explain = useMutation(explainDifference(api));
  const form = useContractForm(reconciliationReasonSchema, { reason: '' });
  const reason = useWatch({ control: form.control, name: 'reason' });
  const isBlocked = reason.trim() === '';
  const blocked = isBlocked && { 'aria-disabled': true, 'aria-describedby': noteId };
  const send = (action: typeof correct | typeof explain) =>
    form.submit((body: ReconciliationReason) =>
      action.mutateAsync({ params: { reference }, body }),
    );
  const isFee = correction !== 0;
  return (
    <form onSubmit={send(isFee ? correct : explain)} noValidate className="grid gap-4">
      {form.formError && <Alert>{form.formError}</Alert>}
      <TextareaField
        control={form.control}
        name="reason"
        label="Reason"
        hint="Stored in the audit log"
        rows={3}
      />
      <div className="flex flex-wrap items-center gap-2">
        {isFee && (
          <Button
            type="submit"
            variant="primary"
            busy={correct.isPending}
            busyLabel="Correcting…"
            {...blocked}
          >
            {`Correct the fee by ${moneyText(correction)}`}
          </Button>
        )}
        {mayExplain && (
          <Button
            type={isFee ? 'button' : 'submit'}
            variant={isFee ? 'outline' : 'primary'}
            busy={explain.isPending}
            busyLabel="Saving…"
            onClick={isFee ? (event) => void send(explain)(event) : undefined}
            {...blocked}
          >
            Mark as explained
          </Button>
        )}
        {isBlocked && (
          <p id={noteId} className="text-xs text-muted">
            Enter a reason to continue.
          </p>
        )}
      </div>
    </form>
  );
}

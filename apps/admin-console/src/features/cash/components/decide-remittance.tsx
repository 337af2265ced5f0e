import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonButton } from '@market/console/forms/reason-button';
import type { Remittance } from '@market/domain/cash/cash';
import { Button } from '@market/ui/button';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { moneyText } from '@market/ui/money';
import { useServices } from '@market/web-kit/services';
import { decideOnRemittance } from '../cash.queries';

/** Confirms a remittance that someone else recorded, or rejects it with a reason. */
export function DecideRemittance({
  remittance,
}: {
  remittance: Pick<Remittance, 'id' | 'amount' | 'bankReference' | 'holderName'>;
}) {
  const { api } = useServices();
  const [isOpen, setOpen] = useState(false);
  const decide = useMutation(decideOnRemittance(api));
  const { id, amount, bankReference, holderName } = remittance;
  const remittanceText = `${moneyText(amount)} from ${holderName}`;
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Button
        variant="primary"
        aria-label={`Confirm ${bankReference}`}
        onClick={() => setOpen(true)}
      >
        Confirm
      </Button>
      <ReasonButton
        label="Reject"
        title={`Reject ${remittanceText}?`}
        description="The remittance is not added to the ledger. It can be recorded again with the correct amount or reference."
        confirmLabel="Reject remittance"
        busyLabel="Saving…"
        onSend={(reason) =>
          decide.mutateAsync({ params: { id }, body: { confirmed: false, reason } })
        }
      />
      {isOpen && (
        <ConfirmDialog
          open
          onOpenChange={setOpen}
          title={`Has ${remittanceText} arrived?`}
          tone="primary"
          confirmLabel="Confirm remittance"
          busyLabel="Confirming…"
          onConfirm={() => decide.mutateAsync({ params: { id }, body: { confirmed: true } })}
        >
          {`Compare the amount with ${bankReference} on the bank statement. Once confirmed, the cash is recorded as paid in. This cannot be undone.`}
        </ConfirmDialog>
      )}
    </span>
  );
}

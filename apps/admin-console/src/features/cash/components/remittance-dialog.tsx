import { useMutation } from '@tanstack/react-query';
import { FormDialog } from '@market/console/forms/form-dialog';
import { newRemittanceSchema, type CashHolder } from '@market/domain/cash/cash';
import { lagosDate } from '@market/domain/lagos-time';
import { moneyText } from '@market/ui/money';
import { DateField, MoneyField, TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { recordRemittance } from '../cash.queries';

export function RemittanceDialog({
  holder: { holderId, holderName, held, balance, waiting },
  onClose,
}: {
  holder: CashHolder;
  onClose: () => void;
}) {
  const { api } = useServices();
  const today = lagosDate(useNow());
  const record = useMutation(recordRemittance(api));
  const left = held - waiting;
  const form = useContractForm(newRemittanceSchema, {
    holderId,
    amount: balance > 0 ? Math.min(balance, left) : left,
    bankReference: '',
    receivedOn: today,
  });
  const submit = form.submit(async (body) => {
    await record.mutateAsync({ body });
    onClose();
  });
  return (
    <FormDialog
      title={`Record remittance from ${holderName}`}
      description="Someone else compares it with the bank statement and confirms it."
      submitLabel="Record remittance"
      busyLabel="Saving…"
      submitting={form.formState.isSubmitting}
      formError={form.formError}
      onSubmit={submit}
      onClose={onClose}
    >
      <MoneyField
        control={form.control}
        name="amount"
        label="Amount"
        hint={`At most ${moneyText(left)}, the cash held`}
      />
      <TextField
        control={form.control}
        name="bankReference"
        label="Bank reference"
        hint="As on the bank statement"
        maxLength={60}
      />
      <DateField control={form.control} name="receivedOn" label="Received on" max={today} />
    </FormDialog>
  );
}

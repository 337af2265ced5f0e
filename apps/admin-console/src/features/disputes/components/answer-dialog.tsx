import { useMutation } from '@tanstack/react-query';
import {
  disputeAnswerSchema,
  type Dispute,
  type DisputeAnswerInput,
} from '@market/domain/disputes/dispute';
import { FormDialog } from '@market/console/forms/form-dialog';
import { moneyText } from '@market/ui/money';
import { TextareaField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { answerDispute } from '../disputes.queries';

type Decision = DisputeAnswerInput['decision'];

const texts = {
  accept: {
    title: (amount: string) => `Accept the ${amount} dispute?`,
    description:
      'The customer gets the money back, and the stores pay their shares as for a refund. This cannot be undone.',
    label: 'Reason',
    hint: 'For the customer’s bank',
    confirm: 'Accept dispute',
  },
  decline: {
    title: (amount: string) => `Contest the ${amount} dispute?`,
    description:
      'The bank decides based on your evidence. The stores’ shares are held until then. You can respond only once.',
    label: 'Evidence',
    hint: 'Delivery date and recipient, tracking, delivery code and messages from the customer',
    confirm: 'Send evidence',
  },
} as const;

export function AnswerDialog({
  dispute: { id, amount },
  decision,
  onClose,
}: {
  dispute: Dispute;
  decision: Decision;
  onClose: () => void;
}) {
  const { api } = useServices();
  const answer = useMutation(answerDispute(api));
  const form = useContractForm(disputeAnswerSchema, { decision, note: '' });
  const { title, description, label, hint, confirm } = texts[decision];
  const submit = form.submit(async (body) => {
    await answer.mutateAsync({ params: { id }, body });
    onClose();
  });
  return (
    <FormDialog
      title={title(moneyText(amount))}
      description={description}
      submitLabel={confirm}
      busyLabel="Sending…"
      variant={decision === 'accept' ? 'danger' : 'primary'}
      submitting={form.formState.isSubmitting}
      formError={form.formError}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextareaField control={form.control} name="note" label={label} hint={hint} rows={6} />
    </FormDialog>
  );
}

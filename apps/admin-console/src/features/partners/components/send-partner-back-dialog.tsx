import { useWatch } from 'react-hook-form';
import { FormDialog } from '@market/console/forms/form-dialog';
import { partnerDecisionSchema, type PartnerDecision } from '@market/domain/shipping/partner';
import { NativeSelectField } from '@market/web-kit/native-select-field';
import { TextareaField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { CommonReasons } from '../../../shared/common-reasons';
import { partnerReasons, partnerStepOptions, stepForReason } from '../../../shared/partner-texts';

interface SendPartnerBackDialogProps {
  companyName: string;
  onSend: (decision: PartnerDecision) => Promise<unknown>;
  onClose: () => void;
}

/** The partner sees the reason exactly as it was entered. */
export function SendPartnerBackDialog({
  companyName,
  onSend,
  onClose,
}: SendPartnerBackDialogProps) {
  const form = useContractForm(partnerDecisionSchema, { approved: false, reviewNote: '' });
  const { control, formState, setValue } = form;
  const [reason = '', step] = useWatch({ control, name: ['reviewNote', 'reviewStep'] });
  const missing = [!step && 'a step', reason.trim() === '' && 'a reason'].filter(Boolean);
  const submit = form.submit(async (decision) => {
    await onSend(decision);
    onClose();
  });
  return (
    <FormDialog
      title={`Send ${companyName} back?`}
      description="The partner receives your reason by email, and the application opens at this step."
      submitLabel="Send back"
      busyLabel="Sending back…"
      variant="danger"
      submitting={formState.isSubmitting}
      formError={form.formError}
      blockedReason={
        missing.length > 0 ? `Add ${missing.join(' and ')} to send it back.` : undefined
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <CommonReasons
        reasons={partnerReasons}
        value={reason}
        onChange={(text) => {
          setValue('reviewNote', text, { shouldDirty: true });
          setValue('reviewStep', stepForReason(text), { shouldDirty: true });
        }}
      />
      <NativeSelectField
        control={control}
        name="reviewStep"
        label="Step to change"
        options={partnerStepOptions}
      />
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

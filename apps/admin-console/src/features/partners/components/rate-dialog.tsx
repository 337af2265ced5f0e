import { useMutation } from '@tanstack/react-query';
import { FormDialog } from '@market/console/forms/form-dialog';
import type { PlatformPartnerDetail } from '@market/domain/shipping/partner';
import { partnerRateSchema } from '@market/domain/shipping/partner-earnings';
import { NumberField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { notify } from '@market/web-kit/notifications';
import { useServices } from '@market/web-kit/services';
import { changePartnerRate } from '../partners.queries';

interface RateDialogProps {
  partner: PlatformPartnerDetail;
  onClose: () => void;
}

/** A new rate applies to later assignments only. */
export function RateDialog({
  partner: { id, companyName, sharePercent },
  onClose,
}: RateDialogProps) {
  const { api } = useServices();
  const change = useMutation(changePartnerRate(api));
  const form = useContractForm(partnerRateSchema, { sharePercent });
  const submit = form.submit(async (body) => {
    await change.mutateAsync({ params: { id }, body });
    notify.success(`${companyName} earns ${body.sharePercent}% of each delivery fee`);
    onClose();
  });
  return (
    <FormDialog
      title={`${companyName}’s rate`}
      description="Orders that are already assigned keep their rate."
      submitLabel="Change rate"
      busyLabel="Saving…"
      submitting={form.formState.isSubmitting}
      formError={form.formError}
      onSubmit={submit}
      onClose={onClose}
    >
      <NumberField
        control={form.control}
        name="sharePercent"
        label="Share of each delivery fee, in percent"
        hint="Before shipping discounts, which the platform pays"
        decimals={2}
        min={0}
      />
    </FormDialog>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import type { StoreFigures } from '@market/domain/stores/merchant';
import { storeSuspensionSchema } from '@market/domain/stores/merchant';
import type { StoreApplicationDetail } from '@market/domain/stores/store';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { Dialog } from '@market/ui/dialog';
import { TextareaField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { storeResumption, storeSuspension } from '../merchants.queries';
import { effectsOfResuming, effectsOfSuspending } from '../model/suspension-texts';

export interface SuspendDialogProps {
  store: StoreApplicationDetail;
  figures: StoreFigures;
  onClose: () => void;
}

/** Asks for the reason of suspending or resuming a store, and states what changes. */
export function SuspendDialog({ store, figures, onClose }: SuspendDialogProps) {
  const { api } = useServices();
  const formId = useId();
  const { storeName, merchantName, status } = store;
  const isSuspended = status === 'suspended';
  const suspension = useMutation(storeSuspension(api, storeName));
  const resumption = useMutation(storeResumption(api, storeName));
  const form = useContractForm(storeSuspensionSchema, { reason: '' });
  const submit = form.submit(async (body) => {
    await (isSuspended ? resumption : suspension).mutateAsync({ params: { id: store.id }, body });
    onClose();
  });
  const effects = isSuspended
    ? effectsOfResuming(store, figures)
    : effectsOfSuspending(store, figures);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${isSuspended ? 'Resume' : 'Suspend'} ${storeName}?`}
      description={`${merchantName} receives your reason by email.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant={isSuspended ? 'primary' : 'danger'}
            type="submit"
            form={formId}
            busy={form.formState.isSubmitting}
            busyLabel={isSuspended ? 'Resuming…' : 'Suspending…'}
          >
            {isSuspended ? 'Resume store' : 'Suspend store'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        {form.formError && <Alert>{form.formError}</Alert>}
        <ul aria-label="What changes" className="grid list-disc gap-1 pl-5 text-sm text-text-2">
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
        <TextareaField
          control={form.control}
          name="reason"
          label="Reason, sent to the merchant"
          hint={
            isSuspended ? 'For example: certificate received' : 'For example: certificate expired'
          }
          rows={4}
        />
      </form>
    </Dialog>
  );
}

import { useMutation } from '@tanstack/react-query';
import { ReasonDialog } from '@market/console/forms/reason-dialog';
import type { StoreFigures } from '@market/domain/stores/merchant';
import type { StoreApplicationDetail } from '@market/domain/stores/store';
import { useServices } from '@market/web-kit/services';
import { resumeStore, suspendStore } from '../merchants.queries';
import { effectsOfResuming, effectsOfSuspending } from '../model/suspension-texts';

export interface SuspendDialogProps {
  store: StoreApplicationDetail;
  figures: StoreFigures;
  onClose: () => void;
}

export function SuspendDialog({ store, figures, onClose }: SuspendDialogProps) {
  const { api } = useServices();
  const { id, storeName, merchantName } = store;
  const isSuspended = store.status === 'suspended';
  const suspend = useMutation(suspendStore(api, storeName));
  const resume = useMutation(resumeStore(api, storeName));
  const texts = isSuspended
    ? {
        title: `Resume ${storeName}?`,
        confirmLabel: 'Resume store',
        busyLabel: 'Resuming…',
        hint: 'For example: certificate received',
        effects: effectsOfResuming(store, figures),
      }
    : {
        title: `Suspend ${storeName}?`,
        confirmLabel: 'Suspend store',
        busyLabel: 'Suspending…',
        hint: 'For example: certificate expired',
        effects: effectsOfSuspending(store, figures),
      };
  const { effects, ...dialog } = texts;

  return (
    <ReasonDialog
      {...dialog}
      description={`${merchantName} receives your reason by email.`}
      variant={isSuspended ? 'primary' : 'danger'}
      label="Reason, sent to the merchant"
      onSend={(reason) =>
        (isSuspended ? resume : suspend).mutateAsync({ params: { id }, body: { reason } })
      }
      onClose={onClose}
    >
      <ul aria-label="What changes" className="grid list-disc gap-1 pl-5 text-sm text-text-2">
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </ReasonDialog>
  );
}

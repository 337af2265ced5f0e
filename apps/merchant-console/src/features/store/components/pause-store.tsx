import { useMutation } from '@tanstack/react-query';
import { Pause } from 'lucide-react';
import { Button } from '@market/ui/button';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { useServices } from '@market/web-kit/services';
import { pauseStore } from '../store.mutations';

export function PauseStore({ storeName }: { storeName: string }) {
  const { api } = useServices();
  const pause = useMutation(pauseStore(api));
  return (
    <ConfirmDialog
      trigger={<Button icon={<Pause size={16} />}>Pause the store</Button>}
      title={`Pause ${storeName}?`}
      confirmLabel="Pause the store"
      cancelLabel="Keep it open"
      busyLabel="Pausing…"
      tone="primary"
      onConfirm={() => pause.mutateAsync({ body: { paused: true } })}
    >
      <ul className="grid list-disc gap-1.5 pl-5">
        <li>Your products are hidden from the shop immediately and cannot be bought.</li>
        <li>Your store’s page says that it is paused.</li>
        <li>Existing orders continue: confirm them and hand them over as promised.</li>
        <li>Prices, stock, coupons, reviews and followers are kept. You can resume at any time.</li>
      </ul>
    </ConfirmDialog>
  );
}

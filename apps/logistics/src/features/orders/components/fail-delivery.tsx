import type { Order } from '@market/domain/orders/order';
import { Button } from '@market/ui/button';
import { lazyOverlay } from '@market/ui/lazy-overlay';
import { canReportFailure } from '../model/delivery';
import { pressedClass, useDialogPress } from '../../../shared/use-press';

const FailDeliveryDialog = lazyOverlay(
  async () => (await import('./fail-delivery-dialog')).FailDeliveryDialog,
);

/**
 * Render this for every order of the rider, so that the dialog's code loads before the button is
 * needed.
 */
export function FailDelivery({ order }: { order: Order }) {
  const { isOpen, isPressed, open, close } = useDialogPress();
  return (
    <>
      {canReportFailure(order) && (
        <Button
          size="lg"
          className={`h-14! ${isPressed ? pressedClass.outline : ''}`}
          onClick={open}
        >
          Report failed delivery
        </Button>
      )}
      <FailDeliveryDialog when={isOpen} order={order} onClose={close} />
    </>
  );
}

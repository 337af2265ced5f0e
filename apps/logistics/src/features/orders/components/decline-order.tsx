import type { OrderSummary } from '@market/domain/orders/order';
import { Button } from '@market/ui/button';
import { lazyOverlay } from '@market/ui/lazy-overlay';
import { pressedClass, useDialogPress } from '../../../shared/use-press';

const DeclineDialog = lazyOverlay(async () => (await import('./decline-dialog')).DeclineDialog);

interface DeclineOrderProps {
  order: Pick<OrderSummary, 'id' | 'orderName' | 'assignment'>;
  onDeclined?: () => unknown;
}

export function DeclineOrder({ order, onDeclined }: DeclineOrderProps) {
  const { isOpen, isPressed, open, close } = useDialogPress();
  return (
    <>
      <Button
        size="lg"
        className={`h-14! ${isPressed ? pressedClass.outline : ''}`}
        aria-label={`Decline ${order.orderName}`}
        onClick={open}
      >
        Decline
      </Button>
      <DeclineDialog
        when={isOpen}
        order={order}
        onClose={close}
        onDeclined={() => onDeclined?.()}
      />
    </>
  );
}

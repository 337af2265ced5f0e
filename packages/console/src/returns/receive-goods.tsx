import { useState } from 'react';
import type { OrderReturn } from '@market/domain/orders/order-return';
import { Button, type ButtonProps } from '@market/ui/button';
import { Checkbox } from '@market/ui/checkbox';
import { ConfirmDialog } from '@market/ui/confirm-dialog';

interface ReceiveGoodsProps {
  orderReturn: Pick<OrderReturn, 'returnName'>;
  variant: ButtonProps['variant'];
  onReceive: (restock: boolean) => Promise<unknown>;
}

export function ReceiveGoods({
  orderReturn: { returnName },
  variant,
  onReceive,
}: ReceiveGoodsProps) {
  const [restock, setRestock] = useState(false);
  return (
    <ConfirmDialog
      trigger={<Button variant={variant}>Mark goods as received</Button>}
      title={`Mark ${returnName} as received?`}
      tone="primary"
      confirmLabel="Mark as received"
      busyLabel="Saving…"
      onConfirm={() => onReceive(restock)}
    >
      <p>The customer is notified that the store has received the goods.</p>
      <Checkbox
        checked={restock}
        onChange={(event) => setRestock(event.target.checked)}
        label="Restock the goods"
        description="Puts the units back in stock"
      />
    </ConfirmDialog>
  );
}

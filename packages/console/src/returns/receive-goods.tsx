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

/** Notes that the goods are back; only the store knows whether they can be sold again. */
export function ReceiveGoods({
  orderReturn: { returnName },
  variant,
  onReceive,
}: ReceiveGoodsProps) {
  const [restock, setRestock] = useState(false);
  return (
    <ConfirmDialog
      trigger={<Button variant={variant}>Goods received</Button>}
      title={`Are the goods of ${returnName} back?`}
      tone="primary"
      confirmLabel="They are back"
      busyLabel="Saving…"
      onConfirm={() => onReceive(restock)}
    >
      <p>The customer is told that the store has them.</p>
      <Checkbox
        checked={restock}
        onChange={(event) => setRestock(event.target.checked)}
        label="They can be sold again"
        description="Puts the units back in stock"
      />
    </ConfirmDialog>
  );
}

import { FileText } from 'lucide-react';
import type { Order } from '@market/domain/orders/order';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { Reorder } from '../../../features/orders/components/reorder';
import { paths } from '../../paths';
import { OtherOrders } from './other-orders';

export function OrderFooter({ order, today }: { order: Order; today: string }) {
  return (
    <>
      <div className="border-t border-line p-5">
        <Reorder items={order.orderItems} cartHref={paths.cart.href()}>
          <Button
            icon={<FileText size={16} />}
            render={<Link to={paths.invoice.href({ orderId: order.id })} />}
          >
            Invoice
          </Button>
        </Reorder>
      </div>
      <footer className="rounded-b-3 border-t border-line bg-sunken p-5 text-sm">
        <OtherOrders order={order} today={today} />
      </footer>
    </>
  );
}

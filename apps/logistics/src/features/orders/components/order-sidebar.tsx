import { useQuery } from '@tanstack/react-query';
import type { OrderSummary } from '@market/domain/orders/order';
import type { OrderListQuery } from '@market/domain/orders/order-list';
import { Link } from '@market/ui/link';
import { useIsWide } from '@market/ui/use-media-query';
import { useServices } from '@market/web-kit/services';
import { useRole } from '../../../shared/role';
import { liveOrdersQuery } from '../orders.queries';

interface OrderSidebarProps {
  title: string;
  /** The request parameters that select the orders of the list. */
  filter: Pick<OrderListQuery, 'assignment' | 'status'>;
  currentId: string;
  hrefOf: (order: OrderSummary) => string;
}

export function OrderSidebar({ title, filter, currentId, hrefOf }: OrderSidebarProps) {
  const { api } = useServices();
  const role = useRole();
  const isWide = useIsWide();
  const { data } = useQuery({ ...liveOrdersQuery(api, role, filter), enabled: isWide });
  if (!isWide) return null;
  return (
    <nav
      aria-label={title}
      className="sticky top-20 overflow-clip rounded-3 border border-line bg-surface"
    >
      <h2 className="border-b border-line px-4 py-3 text-sm font-semibold">{title}</h2>
      <ul className="max-h-[calc(100dvh-10rem)] overflow-y-auto">
        {data?.rows.map((order) => (
          <li key={order.id} className="border-b border-line last:border-b-0">
            <Link
              to={hrefOf(order)}
              aria-current={order.id === currentId ? 'page' : undefined}
              className="block px-4 py-3 text-sm -outline-offset-2! hover:bg-hover aria-[current=page]:bg-sunken aria-[current=page]:shadow-[inset_3px_0_0_var(--accent)]"
            >
              <b className="block font-semibold nums">{order.orderName}</b>
              <span className="block truncate text-muted">{`${order.customerName}, ${order.city}`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { useQuery } from '@tanstack/react-query';
import { ChevronRight, PackageX, ShoppingBag, TriangleAlert, type LucideIcon } from 'lucide-react';
import * as merchantOrders from '@market/api-client/contract/main/merchant-orders';
import * as products from '@market/api-client/contract/main/products';
import { DEFAULT_ORDER_STATUS } from '@market/domain/orders/order-status';
import { Card } from '@market/ui/card';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { ordersToConfirmQuery } from '../../../features/orders/orders.queries';
import { runsLow } from '../../../features/products/model/product-texts';
import { sentBackQuery, stockQuery } from '../../../features/products/products.queries';
import { paths } from '../../paths';

interface Task {
  title: string;
  detail: string;
  to: string;
  icon: LucideIcon;
  urgent?: boolean;
}

const counted = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);

const task = (count: number, make: (count: number) => Task): Task[] => (count > 0 ? [make(count)] : []);

interface NeedsYouProps {
  /** Something else on the page is to be done first: no card says that nothing waits. */
  hiddenWhenDone: boolean;
}

/** What waits for the merchant, the most pressing first; only what this person can do something about. */
export function NeedsYou({ hiddenWhenDone }: NeedsYouProps) {
  const { api } = useServices();
  const can = useCan();
  const seesOrders = can(merchantOrders.list);
  const seesProducts = can(products.list);
  const toConfirm = useQuery({ ...ordersToConfirmQuery(api), enabled: seesOrders });
  const sentBack = useQuery({ ...sentBackQuery(api), enabled: seesProducts });
  const stock = useQuery({ ...stockQuery(api), enabled: seesProducts });
  const low = stock.data?.rows.filter(runsLow) ?? [];

  const tasks: Task[] = [
    ...task(toConfirm.data ?? 0, (count) => ({
      title: `Confirm ${counted(count, 'order', 'orders')}`,
      detail: 'Customers have paid and wait',
      to: paths.orders.list.href({ status: DEFAULT_ORDER_STATUS }),
      icon: ShoppingBag,
      urgent: true,
    })),
    ...task(sentBack.data ?? 0, (count) => ({
      title: `Mend ${counted(count, 'product', 'products')}`,
      detail: 'Sent back with a reason',
      to: paths.products.list.href({ approvalStatus: 'rejected' }),
      icon: PackageX,
    })),
    ...low.slice(0, 3).map((product) => ({
      title: `Restock ${product.name}`,
      detail: product.quantity === 0 ? 'Sold out' : `${product.quantity} left, you wanted to know at ${product.stockAlertUnits}`,
      to: paths.products.edit.href({ id: product.id }),
      icon: TriangleAlert,
    })),
    ...task(Math.max(0, low.length - 3), (count) => ({ title: `Restock ${counted(count, 'more product', 'more products')}`, detail: 'At or below the level you set', to: paths.products.list.href(), icon: TriangleAlert })),
  ];
  const pending = [toConfirm, sentBack, stock].some(({ isLoading }) => isLoading);
  const failed = queryError(toConfirm) ?? queryError(sentBack) ?? queryError(stock);

  if (hiddenWhenDone && !failed && tasks.length === 0) return null;
  return (
    <Card title="Needs you" flush aria-busy={pending}>
      {failed}
      {!failed && !pending && tasks.length === 0 && (
        <EmptyState tone="done" headingLevel={3} title="Nothing waits for you">
          New orders and products that run low appear here.
        </EmptyState>
      )}
      <ul className="divide-y divide-line">
        {tasks.map(({ title, detail, to, icon: Icon, urgent }) => (
          <li key={title}>
            <Link to={to} className="flex min-h-16 items-center gap-3.5 px-5 py-2.5 hover:bg-hover">
              <span className={`grid size-9 flex-none place-items-center rounded-2 ${urgent ? 'bg-accent text-on-accent' : 'bg-sunken text-text-2'}`}>
                <Icon size={18} />
              </span>
              <span className="min-w-0 flex-1 text-sm">
                <span className="block truncate font-semibold">{title}</span>
                <span className="block truncate text-muted">{detail}</span>
              </span>
              <ChevronRight size={16} className="text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

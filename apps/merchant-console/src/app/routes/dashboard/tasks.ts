import {
  CircleAlert,
  Clock,
  MessageSquare,
  PackageSearch,
  PackageX,
  ShoppingBag,
  TriangleAlert,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { pluralise } from '@market/domain/pluralise';
import type { DashboardTasks } from '@market/domain/dashboard/merchant-dashboard';
import { formatRecent } from '@market/domain/lagos-time';
import { DEFAULT_ORDER_STATUS } from '@market/domain/orders/order-lifecycle';
import { paths } from '../../paths';

export interface Task {
  readonly title: string;
  readonly detail: string;
  readonly to: string;
  readonly icon: LucideIcon;
  /** Whether customers are waiting, or a deadline has passed. The task is then highlighted. */
  readonly urgent?: boolean;
}

/**
 * The store's open tasks, most urgent first. Leaves out tasks with a count of zero, and those that
 * the user has no access to.
 */
export function toTasks(
  {
    toConfirm,
    toHandOver,
    returns,
    lowStock = 0,
    rejectedProducts = 0,
    inApproval = 0,
    reviews,
  }: DashboardTasks,
  now: Date,
): Task[] {
  const tasks: (Task | false | undefined)[] = [
    toConfirm &&
      toConfirm.count > 0 && {
        title: `Confirm ${pluralise(toConfirm.count, 'order')}`,
        detail: toConfirm.oldestAt
          ? `Oldest: ${formatRecent(toConfirm.oldestAt, now)}`
          : 'Paid and awaiting confirmation',
        to: paths.orders.list.href({ status: DEFAULT_ORDER_STATUS }),
        icon: ShoppingBag,
        urgent: true,
      },
    toHandOver &&
      toHandOver.count > 0 && {
        title: `Hand over ${pluralise(toHandOver.count, 'order')}`,
        detail: handOverText(toHandOver, now),
        to: paths.orders.list.href({ handOver: 'waiting' }),
        icon: toHandOver.late > 0 ? CircleAlert : Clock,
        urgent: toHandOver.late > 0,
      },
    returns &&
      returns.count > 0 && {
        title: `Review ${pluralise(returns.count, 'return')}`,
        detail:
          returns.replacements > 0
            ? pluralise(returns.replacements, 'asks for a replacement', 'ask for a replacement')
            : 'Refund requested',
        to: paths.returns.list.href({ status: 'requested' }),
        icon: Undo2,
      },
    rejectedProducts > 0 && {
      title: `Fix ${pluralise(rejectedProducts, 'product')}`,
      detail: 'Sent back with a reason',
      to: paths.products.list.href({ approvalStatus: 'rejected' }),
      icon: PackageX,
    },
    lowStock > 0 && {
      title: `Restock ${pluralise(lowStock, 'product')}`,
      detail: 'At or below the level you set',
      to: paths.products.list.href({ stock: 'low' }),
      icon: TriangleAlert,
    },
    reviews &&
      reviews.count > 0 && {
        title: `Reply to ${pluralise(reviews.count, 'review')}`,
        detail:
          reviews.low > 0
            ? `${pluralise(reviews.low, 'has', 'have')} 3 stars or fewer`
            : 'All have 4 stars or more',
        to: paths.reviews.href({ replied: 'no' }),
        icon: MessageSquare,
      },
    inApproval > 0 && {
      title: `${pluralise(inApproval, 'product')} in approval`,
      detail: 'Awaiting review by the platform',
      to: paths.products.list.href({ approvalStatus: 'pending' }),
      icon: PackageSearch,
    },
  ];
  return tasks.filter((task) => task !== false && task !== undefined);
}

function handOverText(
  { late, dueAt }: NonNullable<DashboardTasks['toHandOver']>,
  now: Date,
): string {
  if (late > 0) return `${pluralise(late, 'is', 'are')} overdue`;
  return dueAt ? `First due: ${formatRecent(dueAt, now)}` : 'Confirmed and awaiting handover';
}

import {
  Banknote,
  Landmark,
  MessageCircleQuestion,
  PackageCheck,
  Scale,
  ShoppingBag,
  Store,
  TriangleAlert,
  Truck,
  Undo2,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { formatAge } from '@market/domain/age';
import type { Notification } from '@market/domain/notifications/notification';
import type { NotificationTopic } from '@market/domain/notifications/topics';
import { shortenPaymentReferences } from '@market/domain/transactions/payment-reference';
import { Link } from '@market/ui/link';

const icons: Readonly<Record<NotificationTopic, LucideIcon>> = {
  orders: ShoppingBag,
  stock: TriangleAlert,
  products: PackageCheck,
  questions: MessageCircleQuestion,
  returns: Undo2,
  payouts: Wallet,
  failedPayouts: TriangleAlert,
  money: Landmark,
  store: Store,
  storeApprovals: Store,
  declined: Truck,
  partnerApprovals: Truck,
  onboarding: Truck,
  refunds: Banknote,
  disputes: Scale,
  transfers: Wallet,
  deliveries: Truck,
};

interface NotificationRowProps {
  notification: Notification;
  now: Date;
  full?: boolean | undefined;
  onOpen: () => void;
}

export function NotificationRow({ notification, now, full, onOpen }: NotificationRowProps) {
  const { topic, title, detail, path, isRead, createdAt } = notification;
  const Icon = icons[topic];
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={path ?? '/'}
        onClick={onOpen}
        className="flex items-start gap-3 px-4 py-3 text-sm -outline-offset-2 hover:bg-hover"
      >
        <span className="relative grid size-9 flex-none place-items-center rounded-2 bg-sunken text-text-2">
          <Icon size={17} />
          {!isRead && (
            <span
              aria-hidden="true"
              className="absolute -top-0.5 -left-0.5 size-2 rounded-full bg-accent inset-ring inset-ring-accent-edge"
            />
          )}
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-3">
            <span className={`min-w-0 flex-1 wrap-anywhere ${isRead ? '' : 'font-semibold'}`}>
              {!isRead && <span className="sr-only">Unread: </span>}
              {title}
            </span>
            <time
              dateTime={createdAt}
              className="flex-none text-xs whitespace-nowrap text-muted nums"
            >
              {formatAge(createdAt, now)}
            </time>
          </span>
          <span className={`text-xs wrap-anywhere text-muted ${full ? 'block' : 'line-clamp-2'}`}>
            {shortenPaymentReferences(detail)}
          </span>
        </span>
      </Link>
    </li>
  );
}

import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatRecent } from '@market/domain/lagos-time';
import type { PartnerEarning } from '@market/domain/shipping/partner-earnings';
import { IconButton } from '@market/ui/icon-button';
import { Link } from '@market/ui/link';
import { Money, moneyText } from '@market/ui/money';
import { Skeleton } from '@market/ui/skeleton';
import { useNow } from '@market/web-kit/use-now';
import { PageSection } from '../../../shared/page-section';
import { earningsRowClass, weekText } from './earnings-summary';

interface WeekDeliveriesProps {
  /** The Monday of the week. */
  week: string;
  onBefore: () => void;
  /** Undefined for the current week. */
  onAfter: (() => void) | undefined;
  rows: readonly PartnerEarning[] | undefined;
  count: number | undefined;
  error: ReactNode;
  orderHref: (id: string) => string;
  footer?: ReactNode;
}

export function WeekDeliveries({
  week,
  onBefore,
  onAfter,
  rows,
  count,
  error,
  orderHref,
  footer,
}: WeekDeliveriesProps) {
  return (
    <PageSection>
      <div className="mb-1 flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <h2 className="text-md font-semibold">Deliveries</h2>
          <p role="status" className="text-sm text-muted nums">
            {[weekText(week), count].filter((part) => part !== undefined).join(': ')}
          </p>
        </div>
        <IconButton label="Previous week" icon={<ChevronLeft size={20} />} onClick={onBefore} />
        <IconButton
          label="Next week"
          icon={<ChevronRight size={20} />}
          disabled={onAfter === undefined}
          onClick={onAfter}
        />
      </div>
      {error}
      {!error && !rows && <Skeleton className="mt-3 h-64" />}
      {!error && rows?.length === 0 && (
        <p className="py-6 text-sm text-muted">No deliveries in this week.</p>
      )}
      {!error && rows && rows.length > 0 && (
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <Delivery key={row.orderId} delivery={row} href={orderHref(row.orderId)} />
          ))}
        </ul>
      )}
      {footer}
    </PageSection>
  );
}

function Delivery({ delivery, href }: { delivery: PartnerEarning; href: string }) {
  const now = useNow();
  const { orderName, storeName, destination, deliveredAt, deliveryFee, sharePercent, share } =
    delivery;
  return (
    <li className={earningsRowClass}>
      <div className="min-w-0 flex-1">
        <Link to={href} className="stretched font-semibold nums">
          {orderName}
        </Link>
        <p className="text-sm text-muted wrap-anywhere">{`${storeName} to ${destination}`}</p>
        <p className="text-sm text-muted nums">{formatRecent(deliveredAt, now)}</p>
      </div>
      <p className="text-right">
        <Money kobo={share} className="font-semibold" />
        <span className="block text-xs text-muted nums">
          {`${sharePercent}% of ${moneyText(deliveryFee)}`}
        </span>
      </p>
      <ChevronRight size={18} aria-hidden="true" className="flex-none text-muted" />
    </li>
  );
}

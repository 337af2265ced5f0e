import { ArrowRight, CircleAlert, Clock } from 'lucide-react';
import { memo } from 'react';
import type { BoardOrder } from '@market/domain/orders/delivery-board';
import { Checkbox } from '@market/ui/checkbox';
import { Link } from '@market/ui/link';
import { getOrderAge, weightAndPromiseText, type OrderAge } from '../model/board-orders';

/** In pixels. The board's lists need rows of equal height. */
export const CARD_HEIGHT = 92;

const edgeClasses = {
  late: 'border-l-danger',
  due: 'border-l-(--on-warning-soft)',
  plain: 'border-l-transparent',
};

interface BoardCardProps {
  order: BoardOrder;
  now: Date;
  /** Today’s date in Lagos. */
  today: string;
  href: string;
  /**
   * Undefined when the order cannot be assigned, or the user has no permission to assign orders.
   */
  onSelect?: ((id: string) => void) | undefined;
  isSelected: boolean;
  /** Shown below the destination, instead of the store, the weight and the promised day. */
  note?: string | undefined;
}

/** The order's age is shown by a colour and in words. */
export const BoardCard = memo(function BoardCard({
  order,
  now,
  today,
  href,
  onSelect,
  isSelected,
  note,
}: BoardCardProps) {
  const { id, orderName, storeName, from, place } = order;
  const age = getOrderAge(order, now, today);
  return (
    <div
      className={`flex h-full gap-3 overflow-hidden border-b border-l-4 border-b-line pt-3.5 pr-3 pb-2 pl-4 text-sm ${edgeClasses[age.tone]} ${isSelected ? 'bg-accent-soft' : 'bg-surface'}`}
    >
      {onSelect && (
        <span className="relative z-1 pt-0.5">
          <Checkbox
            aria-label={`Select ${orderName}`}
            checked={isSelected}
            onChange={() => onSelect(id)}
            className="pointer-coarse:after:-inset-[16.5px]!"
          />
        </span>
      )}
      <div className="grid min-w-0 flex-1 content-start gap-1">
        <p className="flex items-baseline justify-between gap-2">
          <Link
            to={href}
            className="touch-area font-semibold whitespace-nowrap nums hover:underline"
          >
            {orderName}
          </Link>
          <AgeText age={age} hasIcon={note === undefined} />
        </p>
        <p className="flex min-w-0 items-center gap-1.5">
          {note === undefined ? (
            <>
              <span className="min-w-0 truncate text-text-2">
                {from ? `${storeName}, ${from}` : storeName}
              </span>
              <ArrowRight size={13} className="flex-none text-muted" aria-hidden="true" />
              <b className="max-w-[calc(100%-5.75rem)] flex-none truncate font-semibold">{place}</b>
            </>
          ) : (
            <b className="truncate font-semibold">{place}</b>
          )}
        </p>
        <p className="truncate text-xs text-muted nums">{note ?? weightAndPromiseText(order)}</p>
      </div>
    </div>
  );
});

const ageClasses = {
  late: 'font-semibold text-danger',
  due: 'font-semibold text-on-warning-soft',
  plain: 'text-muted',
};

/** Narrow columns have no room for the icon. */
function AgeText({ age: { text, tone }, hasIcon }: { age: OrderAge; hasIcon: boolean }) {
  return (
    <span className={`flex flex-none items-center gap-1 text-xs nums ${ageClasses[tone]}`}>
      {hasIcon && tone === 'late' && <CircleAlert size={14} aria-hidden="true" />}
      {hasIcon && tone === 'due' && <Clock size={14} aria-hidden="true" />}
      {text}
    </span>
  );
}

import { clsx } from 'clsx';
import { GripVertical } from 'lucide-react';
import type { EditablePromotion } from '@market/domain/catalogue/promotion';
import { CountBadge } from '@market/ui/count-badge';
import { Link } from '@market/ui/link';
import { MoveButtons } from '../../../shared/move-buttons';
import { promotionState } from '../model/promotion-texts';

interface PromotionRowProps {
  promotion: EditablePromotion;
  /** The place on the home page, from 1. Undefined for a promotion that is not on it. */
  place: number | undefined;
  href: string;
  isSelected: boolean;
  isFirst: boolean;
  isLast: boolean;
  isDragged: boolean;
  draggable: boolean;
  onDragStart: () => void;
  onDragEnter: () => void;
  onDragEnd: () => void;
  onMove: (steps: 1 | -1) => void;
}

export function PromotionRow({
  promotion,
  place,
  href,
  isSelected,
  isFirst,
  isLast,
  isDragged,
  onMove,
  ...drag
}: PromotionRowProps) {
  const { title, products } = promotion;
  return (
    <li
      {...drag}
      onDragOver={(event) => event.preventDefault()}
      className={clsx(
        'flex items-center border-l-3 pr-2 md:pr-3',
        isSelected ? 'border-l-accent bg-selected' : 'border-l-transparent hover:bg-hover',
        isDragged && 'relative shadow-2 outline-2 -outline-offset-2 outline-accent',
      )}
    >
      <span aria-hidden="true" className="cursor-grab pl-3 text-muted max-md:hidden">
        <GripVertical size={16} />
      </span>
      <Link
        to={href}
        draggable={false}
        aria-current={isSelected || undefined}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-3 px-3 py-2.5 -outline-offset-2! shadow-none!"
      >
        <span className="min-w-0 flex-1">
          <b title={title} className="block truncate text-sm font-semibold">
            {title}
          </b>
          <span className="block text-sm text-muted">{promotionState(promotion, place)}</span>
        </span>
        <CountBadge value={products.length} />
      </Link>
      <MoveButtons
        name={title}
        onUp={isFirst ? undefined : () => onMove(-1)}
        onDown={isLast ? undefined : () => onMove(1)}
      />
    </li>
  );
}

import type { EditablePromotion } from '@market/domain/catalogue/promotion';
import { Card } from '@market/ui/card';
import { CountBadge } from '@market/ui/count-badge';
import { Link } from '@market/ui/link';
import { promotionState } from '../model/promotion-texts';
import { NewPromotion } from './new-promotion';

interface PromotionListProps {
  promotions: readonly EditablePromotion[];
  selected: string;
  hrefOf: (promotion: EditablePromotion) => string;
  onCreated: (id: string) => void;
}

export function PromotionList({ promotions, selected, hrefOf, onCreated }: PromotionListProps) {
  return (
    <Card title="Promotions" flush action={<NewPromotion onCreated={onCreated} />}>
      <ul className="divide-y divide-line">
        {promotions.map((promotion) => (
          <li key={promotion.id} className="relative">
            <Link
              to={hrefOf(promotion)}
              aria-current={promotion.id === selected || undefined}
              className="flex min-h-14 items-center gap-3 border-l-3 border-transparent px-4 py-2.5 -outline-offset-2! shadow-none! hover:bg-hover aria-[current]:border-accent aria-[current]:bg-selected md:px-5"
            >
              <span className="min-w-0 flex-1">
                <b title={promotion.title} className="block truncate text-sm font-semibold">
                  {promotion.title}
                </b>
                <span className="block text-sm text-muted">{promotionState(promotion)}</span>
              </span>
              <CountBadge value={promotion.products.length} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

import { isOnHomePage, type EditablePromotion } from '@market/domain/catalogue/promotion';
import { Card } from '@market/ui/card';
import { usePromotionOrder } from '../use-promotion-order';
import { NewPromotion } from './new-promotion';
import { PromotionRow } from './promotion-row';

interface PromotionListProps {
  promotions: readonly EditablePromotion[];
  selected: string;
  hrefOf: (promotion: EditablePromotion) => string;
  onCreated: (id: string) => void;
}

export function PromotionList({ promotions, selected, hrefOf, onCreated }: PromotionListProps) {
  const { ordered, dragged, notice, isSaving, move, drag, dragOver, drop, cancelDrag } =
    usePromotionOrder(promotions);
  const places = new Map(
    ordered.filter(isOnHomePage).map((promotion, index) => [promotion.id, index + 1]),
  );
  return (
    <Card title="Promotions" flush action={<NewPromotion onCreated={onCreated} />}>
      <ol
        aria-label="Promotions"
        className="divide-y divide-line"
        onDrop={(event) => {
          event.preventDefault();
          drop();
        }}
      >
        {ordered.map((promotion, index) => (
          <PromotionRow
            key={promotion.id}
            promotion={promotion}
            place={places.get(promotion.id)}
            href={hrefOf(promotion)}
            isSelected={promotion.id === selected}
            isFirst={index === 0}
            isLast={index === ordered.length - 1}
            isDragged={dragged === promotion.id}
            draggable={!isSaving}
            onDragStart={() => drag(promotion.id)}
            onDragEnter={() => dragOver(promotion.id)}
            onDragEnd={cancelDrag}
            onMove={(steps) => move(promotion.id, steps)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {notice}
      </p>
    </Card>
  );
}

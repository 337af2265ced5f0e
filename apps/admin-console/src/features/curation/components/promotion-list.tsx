import { isOnHomePage, type EditablePromotion } from '@market/domain/catalogue/promotion';
import { Alert } from '@market/ui/alert';
import { Card } from '@market/ui/card';
import { usePromotionOrder } from '../use-promotion-order';
import { NewPromotion } from './new-promotion';
import { OrderConflictDialog } from './order-conflict-dialog';
import { PromotionRow } from './promotion-row';

interface PromotionListProps {
  promotions: readonly EditablePromotion[];
  selected: string;
  hrefOf: (promotion: EditablePromotion) => string;
  onCreated: (id: string) => void;
}

export function PromotionList({ promotions, selected, hrefOf, onCreated }: PromotionListProps) {
  const { ordered, dragged, notice, isSaving, error, conflict, resolve, ...moving } =
    usePromotionOrder(promotions);
  const { move, drag, dragOver, drop, cancelDrag } = moving;
  const places = new Map(
    ordered.filter(isOnHomePage).map((promotion, index) => [promotion.id, index + 1]),
  );
  return (
    <Card title="Promotions" flush action={<NewPromotion onCreated={onCreated} />}>
      {error && <Alert className="m-4">{error.message}</Alert>}
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
      {conflict && (
        <OrderConflictDialog {...conflict} onResolve={(choice) => void resolve(choice)} />
      )}
    </Card>
  );
}

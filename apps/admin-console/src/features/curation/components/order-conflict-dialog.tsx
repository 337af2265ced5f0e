import { Button } from '@market/ui/button';
import { Dialog } from '@market/ui/dialog';
import type { OrderedPromotion } from '../model/promotion-order';

interface OrderConflictDialogProps {
  mine: readonly OrderedPromotion[];
  saved: readonly OrderedPromotion[];
  onResolve: (choice: 'mine' | 'saved') => void;
}

/** Shows the user's order beside the order that someone else has saved. The user chooses one. */
export function OrderConflictDialog({ mine, saved, onResolve }: OrderConflictDialogProps) {
  const savedPlaces = new Map(saved.map(({ id }, place) => [id, place]));
  return (
    <Dialog
      open
      size="md"
      title="Someone else changed the promotions"
      description="Your move is not saved yet. Choose which order the home page shows."
      onOpenChange={() => onResolve('saved')}
      footer={
        <>
          <Button onClick={() => onResolve('saved')}>Keep the saved order</Button>
          <Button variant="primary" onClick={() => onResolve('mine')}>
            Save my order
          </Button>
        </>
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Order title="Saved order" promotions={saved} />
        <Order
          title="My order"
          promotions={mine}
          isChanged={({ id }, place) => savedPlaces.get(id) !== place}
        />
      </div>
    </Dialog>
  );
}

interface OrderProps {
  title: string;
  promotions: readonly OrderedPromotion[];
  isChanged?: (promotion: OrderedPromotion, place: number) => boolean;
}

function Order({ title, promotions, isChanged }: OrderProps) {
  return (
    <section className="min-w-0">
      <h3 className="mb-2 text-sm font-semibold">{title}</h3>
      <ol aria-label={title} className="grid gap-1 text-sm">
        {promotions.map((promotion, place) => (
          <li key={promotion.id} className="flex gap-2 text-text-2">
            <span className="w-5 shrink-0 text-right tabular-nums">{place + 1}</span>
            <span
              title={promotion.title}
              className={
                isChanged?.(promotion, place) ? 'truncate font-semibold text-text' : 'truncate'
              }
            >
              {promotion.title}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EditablePromotion } from '@market/domain/catalogue/promotion';
import { moveItem } from '@market/ui/move-item';
import { useServices } from '@market/web-kit/services';
import { orderPromotions, promotionsQuery } from './curation.queries';

/** Moves promotions by steps or by dragging. A move is saved immediately, a drag when it is dropped. */
export function usePromotionOrder(promotions: readonly EditablePromotion[]) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const saving = useMutation(orderPromotions(api));
  // The order while a promotion is dragged, and until the saved order has been refetched.
  const [moved, setMoved] = useState<readonly EditablePromotion[]>();
  const [dragged, setDragged] = useState<string>();
  const [notice, setNotice] = useState('');
  const ordered = moved ?? promotions;

  const placeOf = (id: string) => ordered.findIndex((promotion) => promotion.id === id);

  const save = (next: readonly EditablePromotion[], id: string) => {
    setMoved(next);
    saving.mutate(
      { body: { ids: next.map((promotion) => promotion.id) } },
      {
        onSuccess: () => {
          const place = next.findIndex((promotion) => promotion.id === id);
          setNotice(`${next[place]?.title ?? 'Promotion'} is now ${place + 1} of ${next.length}`);
        },
        onError: () => void queryClient.invalidateQueries(promotionsQuery(api)),
        onSettled: () => setMoved(undefined),
      },
    );
  };

  return {
    ordered,
    dragged,
    notice,
    isSaving: saving.isPending,
    move(id: string, steps: 1 | -1) {
      const from = placeOf(id);
      const to = from + steps;
      if (saving.isPending || to < 0 || to >= ordered.length) return;
      save(moveItem(ordered, from, to), id);
    },
    drag: setDragged,
    dragOver(id: string) {
      if (dragged === undefined || dragged === id) return;
      setMoved(moveItem(ordered, placeOf(dragged), placeOf(id)));
    },
    drop() {
      if (dragged === undefined) return;
      setDragged(undefined);
      if (ordered.some(({ id }, place) => id !== promotions[place]?.id)) save(ordered, dragged);
      else setMoved(undefined);
    },
    /** Ends a drag without a drop, such as after Escape. */
    cancelDrag() {
      if (dragged === undefined) return;
      setDragged(undefined);
      setMoved(undefined);
    },
  };
}

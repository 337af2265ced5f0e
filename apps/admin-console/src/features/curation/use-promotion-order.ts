import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { isApiError } from '@market/api-client/errors';
import {
  savedPromotionOrderSchema,
  type EditablePromotion,
} from '@market/domain/catalogue/promotion';
import { moveItem } from '@market/ui/move-item';
import { useServices } from '@market/web-kit/services';
import { orderPromotions, promotionsQuery } from './curation.queries';
import { applyOrder, type OrderedPromotion } from './model/promotion-order';

interface Move {
  /** The order that the move is based on, because the promotions may be refetched. */
  readonly before: readonly EditablePromotion[];
  readonly after: readonly EditablePromotion[];
}

/** Moves promotions by steps or by dragging. A move is saved immediately, a drag when it is dropped. */
export function usePromotionOrder(promotions: readonly EditablePromotion[]) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const saving = useMutation(orderPromotions(api));
  // Set while a promotion is dragged, until the saved order has been refetched.
  const [move, setMove] = useState<Move>();
  const [dragged, setDragged] = useState<string>();
  const [notice, setNotice] = useState('');
  const [savedByOther, setSavedByOther] = useState<readonly OrderedPromotion[]>();
  const ordered = move?.after ?? promotions;

  const placeOf = (id: string) => ordered.findIndex((promotion) => promotion.id === id);
  const reorder = (from: number, to: number): Move => ({
    before: move?.before ?? promotions,
    after: moveItem(ordered, from, to),
  });
  const reload = () => queryClient.invalidateQueries(promotionsQuery(api));

  async function save(
    before: readonly OrderedPromotion[],
    after: readonly OrderedPromotion[],
    done: string,
  ): Promise<void> {
    try {
      await saving.mutateAsync({ body: { ids: listIds(after), before: listIds(before) } });
      setNotice(done);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const saved = z.safeParse(savedPromotionOrderSchema, error.data).data;
      if (error.status === 409 && saved) return setSavedByOther(saved.promotions);
      await reload();
    }
    setMove(undefined);
  }

  const saveMove = (next: Move, id: string) => {
    setMove(next);
    const place = next.after.findIndex((promotion) => promotion.id === id);
    const title = next.after[place]?.title ?? 'Promotion';
    void save(next.before, next.after, `${title} is now ${place + 1} of ${next.after.length}`);
  };
  const mine = savedByOther && applyOrder(savedByOther, ordered);

  return {
    ordered,
    dragged,
    notice,
    isSaving: saving.isPending,
    /** The error from saving, except for a conflict, which the dialog shows. */
    error: savedByOther ? null : saving.error,
    conflict: savedByOther && mine && { mine, saved: savedByOther },
    async resolve(choice: 'mine' | 'saved'): Promise<void> {
      if (!savedByOther || !mine) return;
      setSavedByOther(undefined);
      if (choice === 'mine') return save(savedByOther, mine, 'Your order is saved');
      saving.reset();
      await reload();
      setMove(undefined);
    },
    move(id: string, steps: 1 | -1) {
      const from = placeOf(id);
      const to = from + steps;
      if (saving.isPending || to < 0 || to >= ordered.length) return;
      saveMove(reorder(from, to), id);
    },
    drag: setDragged,
    dragOver(id: string) {
      if (dragged === undefined || dragged === id) return;
      setMove(reorder(placeOf(dragged), placeOf(id)));
    },
    drop() {
      if (dragged === undefined) return;
      setDragged(undefined);
      if (move && move.after.some(({ id }, place) => id !== move.before[place]?.id))
        saveMove(move, dragged);
      else setMove(undefined);
    },
    /** Ends a drag without a drop, such as after Escape. */
    cancelDrag() {
      if (dragged === undefined) return;
      setDragged(undefined);
      setMove(undefined);
    },
  };
}

const listIds = (promotions: readonly OrderedPromotion[]): string[] =>
  promotions.map(({ id }) => id);

import type { EditablePromotion, PromotedProduct } from '@market/domain/catalogue/promotion';

export interface PromotionDraft {
  readonly title: string;
  readonly isHidden: boolean;
  readonly products: readonly PromotedProduct[];
}

/**
 * Counts the changes: one for the title, one for hiding or showing the promotion, one for each added
 * or removed product, and one for the order.
 */
export function countChanges(published: EditablePromotion, draft: PromotionDraft): number {
  const before = published.products.map(({ id }) => id);
  const after = draft.products.map(({ id }) => id);
  const kept = before.filter((id) => after.includes(id));
  const isReordered = after.filter((id) => before.includes(id)).join() !== kept.join();
  return (
    Number(draft.title.trim() !== published.title) +
    Number(draft.isHidden !== published.isHidden) +
    (before.length - kept.length) +
    (after.length - kept.length) +
    Number(isReordered)
  );
}

import type { EditablePromotion } from '@market/domain/catalogue/promotion';

export type OrderedPromotion = Pick<EditablePromotion, 'id' | 'title'>;

/**
 * The saved promotions in the wanted order. Promotions that were added in the meantime come last,
 * and deleted ones are left out.
 */
export function applyOrder(
  saved: readonly OrderedPromotion[],
  wanted: readonly OrderedPromotion[],
): OrderedPromotion[] {
  const places = new Map(wanted.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: OrderedPromotion) => places.get(id) ?? wanted.length;
  return saved.toSorted((a, b) => placeOf(a) - placeOf(b));
}

import type { PlainField, PlainValues } from '@market/domain/catalogue/plain-fields';
import type { Dimension, StoreRef, Variant } from '@market/domain/catalogue/product';
import type { DispatchRules } from '@market/domain/shipping/dispatch-rules';
import type { storesTable } from '../stores/stores.reads';
import type { productsTable } from './catalogue.tables';

export type ProductRow = Omit<typeof productsTable.$inferSelect, 'search' | 'searchAll'>;
type StoreRow = typeof storesTable.$inferSelect;

export const toStoreRef = ({
  id,
  slug,
  storeName,
  isOfficialOutlet,
  city,
  state,
}: Pick<
  StoreRow,
  'id' | 'slug' | 'storeName' | 'isOfficialOutlet' | 'city' | 'state'
>): StoreRef => ({
  id,
  slug,
  storeName,
  isOfficialOutlet,
  city: city ?? undefined,
  state: state ?? undefined,
});

export const toDispatchRules = ({
  dispatchCutOff,
  workingDays,
}: Pick<StoreRow, 'dispatchCutOff' | 'workingDays'>): DispatchRules => ({
  cutOff: dispatchCutOff,
  workingDays,
});

type PlainColumns = Pick<ProductRow, PlainField>;

/** A cleared text is stored as null. */
export const toPlainColumns = ({ keyRating, stockAlertUnits }: PlainValues): PlainColumns => ({
  keyRating: keyRating || null,
  stockAlertUnits,
});

export const toPlainValues = ({
  keyRating,
  stockAlertUnits,
}: PlainColumns): Record<PlainField, unknown> & PlainValues => ({
  keyRating: keyRating ?? undefined,
  stockAlertUnits,
});

export const toDimension = ({
  length,
  width,
  height,
}: Pick<ProductRow, 'length' | 'width' | 'height'>): Dimension | undefined =>
  length === null || width === null || height === null ? undefined : { length, width, height };

/**
 * The key rating of a variant: its own option where the product's rating is one of the options, or
 * else the product's rating.
 */
export function toKeyRating(
  { variantProperties, keyRating }: Pick<ProductRow, 'variantProperties' | 'keyRating'>,
  chosen: Variant['options'],
): string | undefined {
  const rated = variantProperties.find(({ options }) =>
    options.some((option) => option === keyRating),
  );
  return (rated && chosen[rated.property]) ?? keyRating ?? undefined;
}

export const meanRating = ({
  ratingSum,
  ratingCount,
}: Pick<ProductRow, 'ratingSum' | 'ratingCount'>): number =>
  ratingCount === 0 ? 0 : Math.round((ratingSum / ratingCount) * 10) / 10;

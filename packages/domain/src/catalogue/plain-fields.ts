import * as z from 'zod/mini';
import { stockUnitsSchema } from '../bounds';
import { optionalText } from '../field.schema';

/**
 * Product fields with a single value that is stored, exported and shown to the merchant exactly as
 * the merchant entered it.
 */
export const plainFields = {
  keyRating: optionalText(16),
  stockAlertUnits: stockUnitsSchema,
};
const plainSchema = z.object(plainFields);
export type PlainValues = z.infer<typeof plainSchema>;
export type PlainField = keyof PlainValues;
export const plainFieldNames: readonly PlainField[] = z.keyof(plainSchema).options;

/**
 * The column for each field in a product file, and how its cells are read. An empty text cell
 * deletes the value.
 */
export const plainColumns: Readonly<
  Record<PlainField, { readonly header: string; readonly read: 'text' | 'units' }>
> = {
  keyRating: { header: 'Key rating (product.metafields.market.key_rating)', read: 'text' },
  stockAlertUnits: { header: 'Stock alert (product.metafields.market.stock_alert)', read: 'units' },
};

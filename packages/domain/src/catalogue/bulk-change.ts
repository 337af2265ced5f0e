import * as z from 'zod/mini';
import { MAX_UNITS, recordIdSchema, stockUnitsSchema } from '../bounds';
import { isoDateTime } from '../field.schema';
import { formatKobo, MAX_PRICE, percentOf, type Kobo } from '../money';
import { signedAmount } from '../money.schema';
import { quantityRead } from './product-input';

/** Maximum products per request. Clients split larger changes so that they can show progress. */
export const MAX_PRODUCTS_PER_REQUEST = 100;

const unitsDifference = z.int().check(z.minimum(-MAX_UNITS), z.maximum(MAX_UNITS));

/** One change to many products. Negative values reduce a price or stock. */
export const bulkChangeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('pricePercent'),
    percent: z
      .number()
      .check(
        z.minimum(-99.99, { error: 'Reduce by less than 100%' }),
        z.maximum(1000, { error: 'Increase by at most 1,000%' }),
      ),
  }),
  z.object({ kind: z.literal('priceAmount'), amount: signedAmount }),
  z.object({ kind: z.literal('stockSet'), quantity: stockUnitsSchema }),
  z.object({ kind: z.literal('stockAdd'), quantity: unitsDifference }),
  z.object({ kind: z.literal('marketplace'), isOnMarketplace: z.boolean() }),
  z.object({ kind: z.literal('submit') }),
  z.object({ kind: z.literal('delete') }),
]);
export type BulkChange = z.infer<typeof bulkChangeSchema>;
export type PriceChange = Extract<BulkChange, { kind: 'pricePercent' | 'priceAmount' }>;
export type StockChange = Extract<BulkChange, { kind: 'stockSet' | 'stockAdd' }>;

/**
 * A product as the user saw it. With `updatedAt`, a product that has changed since then is skipped,
 * so that a repeated request has no effect. `quantityRead` is the stock that was shown. Setting the
 * stock fails when it has changed since then.
 */
export const chosenProductSchema = z.object({
  id: recordIdSchema,
  updatedAt: z.optional(isoDateTime),
  quantityRead,
});
export type ChosenProduct = z.infer<typeof chosenProductSchema>;

export const bulkUpdateSchema = z.object({
  products: z.array(chosenProductSchema).check(
    z.minLength(1, { error: 'Choose a product' }),
    z.maxLength(MAX_PRODUCTS_PER_REQUEST, {
      error: `Choose at most ${MAX_PRODUCTS_PER_REQUEST} products at once`,
    }),
  ),
  change: bulkChangeSchema,
});
export type BulkUpdate = z.infer<typeof bulkUpdateSchema>;

/** Result for each product, in request order. */
export const bulkOutcomeSchema = z.object({
  id: z.string(),
  outcome: z.enum(['changed', 'unchanged', 'failed']),
  problem: z.optional(z.string()),
});
export type BulkOutcome = z.infer<typeof bulkOutcomeSchema>;

/** The new price in kobo. May be zero or negative: check it with `isValidPrice`. */
export const changedPrice = (kobo: Kobo, change: PriceChange): Kobo =>
  kobo + (change.kind === 'pricePercent' ? percentOf(kobo, change.percent) : change.amount);

export const isValidPrice = (kobo: Kobo): boolean => kobo > 0 && kobo <= MAX_PRICE;
export const INVALID_PRICE_ERROR = `The price must be above zero and at most ${formatKobo(MAX_PRICE)}`;

/** The new stock, at least zero. */
export const changedStock = (quantity: number, change: StockChange): number =>
  change.kind === 'stockSet' ? change.quantity : Math.max(0, quantity + change.quantity);

/**
 * Sets the selling price (kobo). A list price that showed no discount is set to the selling price.
 * One that showed a discount stays, unless it would be lower than the selling price.
 */
export const withSellingPrice = <P extends { readonly price: Kobo; readonly sellingPrice: Kobo }>(
  prices: P,
  sellingPrice: Kobo,
): P => ({
  ...prices,
  sellingPrice,
  price: prices.price > prices.sellingPrice ? Math.max(prices.price, sellingPrice) : sellingPrice,
});

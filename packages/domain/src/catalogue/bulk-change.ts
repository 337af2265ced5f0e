import * as z from 'zod/mini';
import { recordId } from '../bounds';
import { isoDateTime } from '../contact';
import { amountMoreOrLess, formatKobo, MAX_PRICE, percentOf, type Kobo } from '../money';
import { MAX_UNITS, quantityRead, units } from './product-input';

/** Products that one call changes. More are sent in several calls, so that progress is seen. */
export const MAX_PRODUCTS_AT_ONCE = 100;

const unitsMoreOrLess = z.int().check(z.minimum(-MAX_UNITS), z.maximum(MAX_UNITS));

/** One change to many products. What lowers is negative. */
export const bulkChangeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('pricePercent'),
    percent: z
      .number()
      .check(
        z.minimum(-99.99, { error: 'Lower by less than 100 %' }),
        z.maximum(1000, { error: 'Raise by at most 1,000 %' }),
      ),
  }),
  z.object({ kind: z.literal('priceAmount'), amount: amountMoreOrLess }),
  z.object({ kind: z.literal('stockSet'), quantity: units }),
  z.object({ kind: z.literal('stockAdd'), quantity: unitsMoreOrLess }),
  z.object({ kind: z.literal('marketplace'), isOnMarketplace: z.boolean() }),
  z.object({ kind: z.literal('submit') }),
  z.object({ kind: z.literal('delete') }),
]);
export type BulkChange = z.infer<typeof bulkChangeSchema>;
export type PriceChange = Extract<BulkChange, { kind: 'pricePercent' | 'priceAmount' }>;
export type StockChange = Extract<BulkChange, { kind: 'stockSet' | 'stockAdd' }>;

/**
 * A product as somebody saw it. With `updatedAt`, one that was changed since is left as it is: so a change that is sent
 * twice happens once. `quantityRead` is its stock as it was shown: a set stock replaces that number and no other.
 */
export const chosenProductSchema = z.object({
  id: recordId,
  updatedAt: z.optional(isoDateTime),
  quantityRead,
});
export type ChosenProduct = z.infer<typeof chosenProductSchema>;

export const bulkUpdateSchema = z.object({
  products: z.array(chosenProductSchema).check(
    z.minLength(1, { error: 'Choose a product' }),
    z.maxLength(MAX_PRODUCTS_AT_ONCE, {
      error: `Choose at most ${MAX_PRODUCTS_AT_ONCE} products at once`,
    }),
  ),
  change: bulkChangeSchema,
});
export type BulkUpdate = z.infer<typeof bulkUpdateSchema>;

/** What became of one of several products, in the order in which they were chosen. */
export const bulkOutcomeSchema = z.object({
  id: z.string(),
  outcome: z.enum(['changed', 'unchanged', 'failed']),
  /** Why it failed. */
  problem: z.optional(z.string()),
});
export type BulkOutcome = z.infer<typeof bulkOutcomeSchema>;

/** Kobo. May be zero or less: `isPrice` says whether anything may cost so much. */
export const changedPrice = (kobo: Kobo, change: PriceChange): Kobo =>
  kobo + (change.kind === 'pricePercent' ? percentOf(kobo, change.percent) : change.amount);

/** Whether an amount, kobo, can be a price. */
export const isPrice = (kobo: Kobo): boolean => kobo > 0 && kobo <= MAX_PRICE;
export const NO_PRICE = `The price has to stay above zero and at most ${formatKobo(MAX_PRICE)}`;

/** Units that can be sold; taking away more than there are leaves none. */
export const changedStock = (quantity: number, change: StockChange): number =>
  change.kind === 'stockSet' ? change.quantity : Math.max(0, quantity + change.quantity);

/** Another selling price, kobo. A list price that was no higher, or would be lower, goes along with it: only a reduction stays one. */
export const withSellingPrice = <P extends { readonly price: Kobo; readonly sellingPrice: Kobo }>(
  prices: P,
  sellingPrice: Kobo,
): P => ({
  ...prices,
  sellingPrice,
  price: prices.price > prices.sellingPrice ? Math.max(prices.price, sellingPrice) : sellingPrice,
});

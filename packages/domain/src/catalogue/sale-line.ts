import type { Kobo } from '../money';
import type { DispatchRules } from '../shipping/dispatch-rules';
import type { Dimension } from './product';

/**
 * What carts, coupons and the checkout know of one variant that somebody wants to buy: variant, product and
 * store as they stand now. Prices in kobo, weight in kg a piece, dimension in cm.
 */
export interface SaleLine {
  readonly variantId: string;
  readonly productId: string;
  readonly name: string;
  readonly keyRating?: string;
  /** The variant's own picture, else the product's first: `/images/<id>`. */
  readonly image?: string;
  /** Chosen options in words, `5 kVA, Graphite`; empty for a product without options. */
  readonly variantLabel: string;
  readonly options: Readonly<Record<string, string>>;
  readonly sku: string;
  /** What one costs now. */
  readonly unitPrice: Kobo;
  readonly listPrice: Kobo;
  /** On hand less reserved; undefined when it sells on without stock. */
  readonly available: number | undefined;
  /** On sale: approved, of a live store, and not withdrawn; whether or not it also stands on the marketplace. */
  readonly listed: boolean;
  /** Listed, and the wanted quantity can be had. */
  readonly buyable: boolean;
  readonly storeId: string;
  readonly storeSlug: string;
  readonly storeName: string;
  readonly storeState?: string;
  readonly storeCity?: string;
  readonly storeDispatch: DispatchRules;
  /** Days after delivery within which the store takes returns. */
  readonly storeReturnDays: number;
  readonly merchantId: string;
  /** Category, sub-category and child category, as far as they are set. */
  readonly categoryIds: readonly string[];
  readonly weight: number;
  readonly dimension?: Dimension;
  readonly isDigital: boolean;
  /** How many are wanted, as it was asked. */
  readonly quantity: number;
}

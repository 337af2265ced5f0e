import type { Kobo } from '../money';
import type { DispatchRules } from '../shipping/dispatch-rules';
import type { Dimension } from './product';

/**
 * A variant in a cart or checkout, with current product and store data. Prices in kobo, weight in
 * kg per unit, dimensions in cm.
 */
export interface SaleLine {
  readonly variantId: string;
  readonly productId: string;
  readonly name: string;
  readonly keyRating?: string;
  /** The variant's image, or the product's first one: `/images/<id>`. */
  readonly image?: string;
  /** Selected options: `5 kVA, Graphite`. Empty for a product without options. */
  readonly variantLabel: string;
  readonly options: Readonly<Record<string, string>>;
  readonly sku: string;
  readonly unitPrice: Kobo;
  readonly listPrice: Kobo;
  /** Stock on hand minus reserved stock. Undefined when the product sells without stock. */
  readonly available: number | undefined;
  /**
   * Whether the product is approved and not deleted, and its store is live. It need not be on the
   * marketplace.
   */
  readonly listed: boolean;
  /** Whether the product is listed, and in stock in the requested quantity. */
  readonly buyable: boolean;
  readonly storeId: string;
  readonly storeSlug: string;
  readonly storeName: string;
  readonly storeState?: string;
  readonly storeCity?: string;
  readonly storeDispatch: DispatchRules;
  /** Return window of the store, in days after delivery. */
  readonly storeReturnDays: number;
  /**
   * The most that the store lets customers pay on delivery. Absent when it does not offer pay on
   * delivery.
   */
  readonly storePayOnDeliveryUpTo?: Kobo;
  readonly merchantId: string;
  /** Ids of category, sub-category and child category, where set. */
  readonly categoryIds: readonly string[];
  readonly weight: number;
  readonly dimension?: Dimension;
  readonly isDigital: boolean;
  /** Requested quantity, which may exceed the stock. */
  readonly quantity: number;
}

import type { CategoryName } from '../reference/category-tree';
import type { StoreKey } from './demo-stores';

/** One size of a series: key rating, selling price and, when it is reduced, list price in naira, weight in kg. */
type Size = readonly [rating: string, price: number, was: number | undefined, weight: number];

/**
 * A series becomes one product per size, or one product with variants when `variants` names the property that the sizes
 * are options of. `{rating}` in the name stands for the size.
 */
export interface Series {
  readonly store: StoreKey;
  readonly category: readonly [CategoryName, string, string];
  readonly sku: string;
  readonly name: string;
  readonly sizes: readonly Size[];
  readonly variants?: {
    readonly property: string;
    readonly also?: readonly [property: string, options: readonly string[]];
  };
  readonly lines: readonly string[];
  readonly dimension?: readonly [length: number, width: number, height: number];
}

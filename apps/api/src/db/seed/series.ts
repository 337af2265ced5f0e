import type { AttributeValue } from '@market/domain/catalogue/attribute-values';
import type { CategoryName } from '../reference/category-tree';
import type { StoreKey } from './demo-stores';

/**
 * One size of a series: key rating, selling price in naira, weight in kg and, if on sale, the list
 * price.
 */
type Size = readonly [rating: string, price: number, was: number | undefined, weight: number];

/**
 * A series becomes one product per size, or one product with variants when `variants` names the
 * option that the sizes belong to. `{rating}` in the name is replaced by the size.
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

/** One value for the series, one for each of its sizes in order, or the chosen option's text. */
export type SeriesValue = AttributeValue | readonly AttributeValue[] | { readonly option: string };

/** What the products of a series state, by the names of attributes. */
export type SeriesAttributes = Readonly<Record<string, SeriesValue>>;

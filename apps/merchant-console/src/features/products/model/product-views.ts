import type { ProductCounts } from '@market/domain/catalogue/merchant-products';
import type { ProductSearch } from '../product-search.schema';

/** The filters of a view as URL parameters: `{ approvalStatus: 'rejected' }`. */
export type ViewFilters = Readonly<Record<string, string>>;

export interface ProductView {
  readonly name: string;
  readonly filters: ViewFilters;
  /** The number of products, if known. */
  readonly count?: number | undefined;
  /** Whether the merchant needs to act. */
  readonly urgent?: boolean;
}

/** The filters among the URL parameters: all except page, size and sort. */
export const toViewFilters = ({
  page: _page,
  size: _size,
  sort: _sort,
  ...filters
}: ProductSearch): ViewFilters =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );

/**
 * Returns the parameters that change one set of filters to another. `undefined` clears a parameter.
 */
export const filterPatch = (from: ViewFilters, to: ViewFilters): Partial<ProductSearch> => ({
  ...Object.fromEntries(Object.keys(from).map((key) => [key, undefined])),
  ...to,
});

const isSame = (a: ViewFilters, b: ViewFilters): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([key, value]) => b[key] === value);

export const findView = (
  views: readonly ProductView[],
  filters: ViewFilters,
): ProductView | undefined => views.find((view) => isSame(view.filters, filters));

export const builtInViews = (counts?: ProductCounts): ProductView[] => [
  { name: 'All', filters: {}, count: counts?.all },
  { name: 'Approved', filters: { approvalStatus: 'approved' }, count: counts?.approved },
  { name: 'Drafts', filters: { approvalStatus: 'draft' }, count: counts?.draft },
  { name: 'In approval', filters: { approvalStatus: 'pending' }, count: counts?.pending },
  {
    name: 'Sent back',
    filters: { approvalStatus: 'rejected' },
    count: counts?.rejected,
    urgent: true,
  },
  { name: 'Low stock', filters: { stock: 'low' }, count: counts?.low, urgent: true },
  { name: 'Sold out', filters: { stock: 'out' }, count: counts?.out, urgent: true },
  { name: 'Featured', filters: { featured: 'true' }, count: counts?.featured },
];

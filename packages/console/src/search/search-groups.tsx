import { keepPreviousData } from '@tanstack/react-query';
import { CircleUser } from 'lucide-react';
import type { Queries } from '@market/api-client/queries';
import * as orders from '@market/api-client/contract/main/orders';
import type { OrderSummary } from '@market/domain/orders/order';
import type { NavGroup } from '@market/ui/console-shell';
import type { Suggestion } from '@market/ui/suggestion-group';
import { ProductThumbnail } from '../catalogue/product-name';
import { OrderStatusTag } from '../orders/order-status-tag';
import { matchRank, OTHER_MATCH } from './match-rank';
import { MIN_SEARCH_LENGTH } from './search-kinds';

/**
 * Query options of a search. It runs when the text has at least two characters and the user may
 * call the endpoint.
 */
export const searchQueryOptions = (search: string, isAllowed: boolean) => ({
  enabled: isAllowed && search.length >= MIN_SEARCH_LENGTH,
  placeholderData: keepPreviousData,
  // React Query tracks which properties are read during rendering. A child component reads them
  // later, so every change has to cause a render.
  notifyOnChangeProps: 'all' as const,
});

/** Orders that the user may see, found by number, product, customer or store. */
export const orderSearchQuery = (api: Queries, search: string, isAllowed: boolean) => ({
  ...api.query(orders.search, { query: { search } }),
  ...searchQueryOptions(search, isAllowed),
});

export const orderRows = (
  rows: readonly OrderSummary[],
  hrefOf: (id: string) => string,
): Suggestion[] =>
  rows.map(({ id, orderName, customerName, orderStatus, firstItem }) => ({
    key: id,
    to: hrefOf(id),
    label: orderName,
    note: customerName,
    leading: <ProductThumbnail image={firstItem.image} />,
    trailing: <OrderStatusTag status={orderStatus} />,
  }));

/**
 * Customers whose name matches the search, taken from the orders found. Each links to the orders
 * with that name.
 */
export function customerRows(
  rows: readonly OrderSummary[],
  search: string,
  hrefOf: (name: string) => string,
): Suggestion[] {
  const byName = new Map(
    rows
      .filter(({ customerName }) => customerName.toLowerCase().includes(search.toLowerCase()))
      .map((order) => [order.customerName, order]),
  );
  return [...byName.values()].map(({ customerName, city, state }) => ({
    key: `customer ${customerName}`,
    to: hrefOf(customerName),
    label: customerName,
    note: ['customer', [city, state].filter(Boolean).join(', ')].filter(Boolean).join(' in '),
    leading: <CircleUser size={18} />,
  }));
}

/**
 * Sidebar pages with a word in their name that starts with the text, or all pages when there is no
 * text.
 */
export const pageRows = (groups: readonly NavGroup[], text: string): Suggestion[] =>
  groups
    .flatMap(({ label: section, items }) => items.map((item) => ({ ...item, section })))
    .filter(({ label }) => text === '' || matchRank(text, label) < OTHER_MATCH)
    .map(({ label, to, icon: Icon, section }) => ({
      key: `page ${to}`,
      to,
      label,
      note: section && `in ${section}`,
      leading: <Icon size={18} />,
    }));

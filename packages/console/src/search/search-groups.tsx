import { keepPreviousData } from '@tanstack/react-query';
import { CircleUser } from 'lucide-react';
import type { Queries } from '@market/api-client/queries';
import * as orders from '@market/api-client/contract/main/orders';
import type { OrderSummary } from '@market/domain/orders/order';
import type { NavGroup } from '@market/ui/console-shell';
import { ProductThumb } from '../catalogue/product-thumb';
import { OrderStatusTag } from '../orders/order-status-tag';
import { matchRank, OTHER_MATCH } from './match-rank';
import { SHORTEST_SEARCH } from './shortest-search';
import type { SearchGroup } from './search-results';

/** How long typing pauses before the calls are made. */
export const SEARCH_PAUSE_MS = 200;

/** What makes a list's query one of a search: asked from two characters on, if this person may make the call. */
export const whileSearching = (search: string, isAllowed: boolean) => ({
  enabled: isAllowed && search.length >= SHORTEST_SEARCH,
  placeholderData: keepPreviousData,
});

/** The reader's orders by number, product, person or store. */
export const orderSearchQuery = (api: Queries, search: string, isAllowed: boolean) => ({
  ...api.query(orders.search, { query: { search } }),
  ...whileSearching(search, isAllowed),
});

export const orderGroup = (
  rows: readonly OrderSummary[] = [],
  hrefOf: (id: string) => string,
): SearchGroup => ({
  key: 'orders',
  title: 'Orders',
  rows: rows.map(({ id, orderName, customerName, orderStatus, firstItem }) => ({
    key: id,
    to: hrefOf(id),
    label: orderName,
    note: customerName,
    leading: <ProductThumb image={firstItem.image} />,
    trailing: <OrderStatusTag status={orderStatus} />,
  })),
});

/** Customers whose name matches, as the orders found name them; each leads to the orders in that name. */
export function customerGroup(
  rows: readonly OrderSummary[] = [],
  search: string,
  hrefOf: (name: string) => string,
): SearchGroup {
  const byName = new Map(
    rows
      .filter(({ customerName }) => customerName.toLowerCase().includes(search.toLowerCase()))
      .map((order) => [order.customerName, order]),
  );
  return {
    key: 'customers',
    title: 'Customers',
    rows: [...byName.values()].map(({ customerName, city, state }) => ({
      key: customerName,
      to: hrefOf(customerName),
      label: customerName,
      note: [city, state].filter(Boolean).join(', '),
      leading: <CircleUser size={18} />,
    })),
  };
}

/** Pages of the sidebar of which a word begins with the text. */
export const pageGroup = (groups: readonly NavGroup[], text: string): SearchGroup => ({
  key: 'pages',
  title: 'Pages',
  rows: groups
    .flatMap(({ label: section, items }) => items.map((item) => ({ ...item, section })))
    .filter(({ label }) => text !== '' && matchRank(text, label) < OTHER_MATCH)
    .map(({ label, to, icon: Icon, section }) => ({
      key: to,
      to,
      label,
      note: section && `in ${section}`,
      leading: <Icon size={18} />,
    })),
});

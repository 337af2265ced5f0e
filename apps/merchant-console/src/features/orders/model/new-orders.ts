/**
 * Returns the ids of orders that arrived since the page was loaded. Compares ids instead of times,
 * because an order whose payment took a long time can appear below newer ones. `latest` are the
 * newest orders that the page has fetched. Any order after the last of them is older. `shown` are
 * the orders in the list.
 */
export function newOrders(
  newest: readonly string[],
  latest: readonly string[],
  shown: readonly string[],
): string[] {
  const end = newest.findLastIndex((id) => latest.includes(id));
  return newest
    .slice(0, end === -1 ? undefined : end)
    .filter((id) => !latest.includes(id) && !shown.includes(id));
}

/** `1 new order`, or `20 or more new orders` when the response was full. */
export function newOrdersText(count: number, named: number): string {
  if (count === 1) return '1 new order';
  return count === named ? `${count} or more new orders` : `${count} new orders`;
}

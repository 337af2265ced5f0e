/**
 * The ids of orders that came in since the page was loaded. Compared by id and not by time, so that an order whose payment
 * took longer than that of a later one is not missed. `latest` are the orders that the page knows to be the newest; what comes after
 * the last of them is older. `shown` are those that its list has anyway.
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

/** `1 new order`; as many as the server names are `20 or more`. */
export function newOrdersText(count: number, named: number): string {
  if (count === 1) return '1 new order';
  return count === named ? `${count} or more new orders` : `${count} new orders`;
}

import { DEFAULT_ORDER_STATUS, type OrderStatus } from '@market/domain/orders/order-status';

export const findStatus = (statuses: readonly OrderStatus[], codeName: string): OrderStatus | undefined => statuses.find((status) => status.code_name === codeName);

/**
 * The way of an order when all goes well: from the default status to the next one further down the server's list, and so on.
 * That leaves out ways back (a declined delivery) and ways out (cancelled, returned), which stand at the list's end.
 */
function mainWay(statuses: readonly OrderStatus[]): OrderStatus[] {
  const way: OrderStatus[] = [];
  let at = statuses.findIndex(({ code_name }) => code_name === DEFAULT_ORDER_STATUS);
  for (let status = statuses[at]; status; status = statuses[at]) {
    way.push(status);
    const following = new Set(status.next.map(({ code_name }) => code_name));
    const step = statuses.slice(at + 1).findIndex(({ code_name, tone }) => following.has(code_name) && tone !== 'problem' && tone !== 'neutral');
    at = step < 0 ? -1 : at + 1 + step;
  }
  return way;
}

/**
 * The gauge's steps and the index of the one that is due, which is the one after the order's status. An order exists once it
 * is paid, so its first step is named that. Undefined for an order that left the way.
 */
export function orderProgress(statuses: readonly OrderStatus[], current: string): { steps: string[]; due: number } | undefined {
  const way = mainWay(statuses);
  const at = way.findIndex(({ code_name }) => code_name === current);
  if (at < 0) return undefined;
  return { steps: way.map(({ label }, index) => (index === 0 ? 'Paid' : label)), due: at + 1 };
}

import { DEFAULT_ORDER_STATUS, type OrderStatus } from '@market/domain/orders/order-status';

export interface Milestone {
  label: string;
  state: 'done' | 'current' | 'next';
}

/** The way an order goes when nothing goes wrong: from the default status along each first next step. */
function mainWay(statuses: readonly OrderStatus[]): OrderStatus[] {
  const way: OrderStatus[] = [];
  let at = statuses.find(({ code_name }) => code_name === DEFAULT_ORDER_STATUS);
  while (at && !way.includes(at)) {
    way.push(at);
    const [next] = at.next;
    at = statuses.find(({ code_name }) => code_name === next?.code_name);
  }
  return way;
}

/**
 * The server's statuses as the few steps that a customer follows: statuses of one tone in a row are one step, named after
 * where the order stands in it. Undefined for an order that left the way (cancelled, returned).
 */
export function milestones(statuses: readonly OrderStatus[], current: string): Milestone[] | undefined {
  const way = mainWay(statuses);
  const steps: OrderStatus[][] = [];
  for (const status of way) {
    const last = steps.at(-1);
    if (last?.[0]?.tone === status.tone) last.push(status);
    else steps.push([status]);
  }
  const at = steps.findIndex((step) => step.some(({ code_name }) => code_name === current));
  if (at < 0) return undefined;
  return steps.map((step, index) => {
    const shown = step.find(({ code_name }) => code_name === current) ?? (index < at ? step.at(-1) : step[0]);
    const isEnd = index === steps.length - 1;
    return { label: shown?.label ?? '', state: index < at || (index === at && isEnd) ? 'done' : index === at ? 'current' : 'next' };
  });
}

export const statusOf = (statuses: readonly OrderStatus[], codeName: string): OrderStatus | undefined => statuses.find(({ code_name }) => code_name === codeName);

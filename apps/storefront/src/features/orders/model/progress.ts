import type { OrderStatus } from '@market/domain/orders/order-status';

export interface Milestone {
  label: string;
  state: 'done' | 'current' | 'next';
}

/** Tones of statuses beside the way: cancelled, returned. */
const offTheWay: readonly OrderStatus['tone'][] = ['problem', 'neutral'];

/**
 * The server's statuses as the few steps that a customer follows: statuses of one tone in a row are one step, named after
 * where the order stands in it, else by the one that matters to who waits. Undefined for an order that left the way (cancelled, returned).
 */
export function milestones(statuses: readonly OrderStatus[], current: string): Milestone[] | undefined {
  const steps: OrderStatus[][] = [];
  for (const status of statuses.filter(({ tone }) => !offTheWay.includes(tone))) {
    const last = steps.at(-1);
    if (last?.[0]?.tone === status.tone) last.push(status);
    else steps.push([status]);
  }
  const at = steps.findIndex((step) => step.some(({ code_name }) => code_name === current));
  if (at < 0) return undefined;
  return steps.map((step, index) => {
    const ahead = step[0]?.tone === 'moving' ? step.at(-1) : step[0];
    const shown = step.find(({ code_name }) => code_name === current) ?? (index < at ? step.at(-1) : ahead);
    const isEnd = index === steps.length - 1;
    return { label: shown?.label ?? '', state: index < at || (index === at && isEnd) ? 'done' : index === at ? 'current' : 'next' };
  });
}

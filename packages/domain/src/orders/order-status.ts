import * as z from 'zod/mini';
import { roles, type Role } from '../accounts/roles';
import { roleSchema } from '../accounts/roles.schema';
import {
  DEFAULT_ORDER_STATUS,
  orderStatusCodes,
  orderStatusFacts,
  orderTransitions,
  type OrderStatusCode,
} from './order-lifecycle';

export const orderStatusCodeSchema = z.enum(orderStatusCodes);

/** An entry of the server's status list (spec sections 3 and 4). */
export const orderStatusSchema = z.object({
  id: z.int(),
  code_name: orderStatusCodeSchema,
  /** `Ready for pickup` */
  label: z.string(),
  /** The tone of its tag. */
  tone: z.enum(['pending', 'confirmed', 'moving', 'done', 'problem', 'neutral']),
  /** The code names that may follow, and who may set them. */
  next: z.array(z.object({ code_name: orderStatusCodeSchema, roles: z.array(roleSchema) })),
});
export type OrderStatus = z.infer<typeof orderStatusSchema>;

/** The status list of the server. Transitions without a role belong to separate actions. */
export const orderStatusList = (): OrderStatus[] =>
  orderStatusCodes.map((codeName) => {
    const { id, label, tone } = orderStatusFacts[codeName];
    return { id, code_name: codeName, label, tone, next: nextOf(codeName) };
  });

const nextOf = (from: OrderStatusCode): OrderStatus['next'] =>
  orderStatusCodes.flatMap((to) => {
    const actors = orderTransitions[from][to];
    return actors ? [{ code_name: to, roles: roles.filter((role) => actors.includes(role)) }] : [];
  });

/** Finds a status by its code name. Undefined when the server does not list it. */
export const findStatus = (
  statuses: readonly OrderStatus[],
  codeName: OrderStatusCode,
): OrderStatus | undefined => statuses.find((status) => status.code_name === codeName);

/** The statuses that `role` may move an order to from `current`. */
export function allowedStatuses(
  statuses: readonly OrderStatus[],
  current: OrderStatusCode,
  role: Role,
): OrderStatus[] {
  const allowed = new Set(
    findStatus(statuses, current)
      ?.next.filter((step) => step.roles.includes(role))
      .map((step) => step.code_name),
  );
  return statuses.filter((status) => allowed.has(status.code_name));
}

/**
 * The statuses of a normal delivery, from the first to the last. Leaves out steps back (a declined delivery) and
 * exits (cancelled, returned).
 */
export function happyPath(statuses: readonly OrderStatus[]): OrderStatus[] {
  const path: OrderStatus[] = [];
  let status = findStatus(statuses, DEFAULT_ORDER_STATUS);
  while (status) {
    path.push(status);
    const following: readonly OrderStatusCode[] = status.next.map(({ code_name }) => code_name);
    status = statuses.find(
      (other) =>
        following.includes(other.code_name) &&
        !path.includes(other) &&
        other.tone !== 'neutral' &&
        other.tone !== 'problem',
    );
  }
  return path;
}

import * as z from 'zod/mini';
import { roles } from '../accounts/roles';
import { roleSchema } from '../accounts/roles.schema';
import {
  orderStatusCodes,
  orderStatusDetails,
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
  tone: z.enum(['pending', 'confirmed', 'moving', 'done', 'problem', 'neutral']),
  next: z.array(z.object({ code_name: orderStatusCodeSchema, roles: z.array(roleSchema) })),
});
export type OrderStatus = z.infer<typeof orderStatusSchema>;

/** The server's status list. Transitions without a role belong to separate actions. */
export const orderStatusList = (): OrderStatus[] =>
  orderStatusCodes.map((codeName) => {
    const { id, label, tone } = orderStatusDetails[codeName];
    return { id, code_name: codeName, label, tone, next: listNextStatuses(codeName) };
  });

const listNextStatuses = (from: OrderStatusCode): OrderStatus['next'] =>
  orderStatusCodes.flatMap((to) => {
    const actors = orderTransitions[from][to];
    return actors ? [{ code_name: to, roles: roles.filter((role) => actors.includes(role)) }] : [];
  });

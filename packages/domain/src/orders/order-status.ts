import * as z from 'zod/mini';
import { roleSchema, type Role } from '../accounts/roles';

/** A row of the server's status list (spec sections 3 and 4): never hard-coded in an app. */
export const orderStatusSchema = z.object({
  id: z.int(),
  code_name: z.string(),
  /** `Ready for pickup` */
  label: z.string(),
  /** How it looks: one of the design's tones. */
  tone: z.enum(['pending', 'confirmed', 'moving', 'done', 'problem', 'neutral']),
  /** Code names that may follow, and who may set each. */
  next: z.array(z.object({ code_name: z.string(), roles: z.array(roleSchema) })),
});
export type OrderStatus = z.infer<typeof orderStatusSchema>;

/** The status that every order starts in (spec section 9). */
export const DEFAULT_ORDER_STATUS = 'pending';

/** The statuses that `role` may move an order to from `current`. */
export function allowedStatuses(statuses: readonly OrderStatus[], current: string, role: Role): OrderStatus[] {
  const from = statuses.find((status) => status.code_name === current);
  const allowed = new Set(from?.next.filter((step) => step.roles.includes(role)).map((step) => step.code_name));
  return statuses.filter((status) => allowed.has(status.code_name));
}

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

/** The row of this code name; none for one that the server does not list. */
export const findStatus = (
  statuses: readonly OrderStatus[],
  codeName: string,
): OrderStatus | undefined => statuses.find((status) => status.code_name === codeName);

/** The statuses that `role` may move an order to from `current`. */
export function allowedStatuses(
  statuses: readonly OrderStatus[],
  current: string,
  role: Role,
): OrderStatus[] {
  const allowed = new Set(
    findStatus(statuses, current)
      ?.next.filter((step) => step.roles.includes(role))
      .map((step) => step.code_name),
  );
  return statuses.filter((status) => allowed.has(status.code_name));
}

/** The way of an order that goes well, from the first status to the last, without the ways back (a declined delivery) and out (cancelled, returned). */
export function happyPath(statuses: readonly OrderStatus[]): OrderStatus[] {
  const path: OrderStatus[] = [];
  let status = findStatus(statuses, DEFAULT_ORDER_STATUS);
  while (status) {
    path.push(status);
    const following: readonly string[] = status.next.map(({ code_name }) => code_name);
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

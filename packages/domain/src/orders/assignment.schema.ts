import * as z from 'zod/mini';
import { isoDate, optionalText } from '../field.schema';
import { requiredChoiceSchema } from '../bounds';
import { orderIds } from './merchant-orders';

/**
 * The fields of every assignment: the orders, the Lagos date of the pick-up (default today) and a
 * note.
 */
const assignment = {
  orderIds,
  pickUpOn: z.optional(isoDate),
  note: optionalText(300),
};

export const assignPartnerSchema = z.object({
  ...assignment,
  partnerId: requiredChoiceSchema('Choose a shipping partner'),
});
export type AssignPartner = z.infer<typeof assignPartnerSchema>;

export const assignDispatcherSchema = z.object({
  ...assignment,
  dispatcherId: requiredChoiceSchema('Choose a dispatcher'),
});
export type AssignDispatcher = z.infer<typeof assignDispatcherSchema>;

/** A scheduler's plan: orders, their day and one rider, a shipping partner or a dispatcher. */
export const planOrdersSchema = z
  .object({
    ...assignment,
    pickUpOn: isoDate,
    partnerId: z.optional(assignPartnerSchema.shape.partnerId),
    dispatcherId: z.optional(assignDispatcherSchema.shape.dispatcherId),
  })
  .check(
    z.refine(
      ({ partnerId, dispatcherId }) => (partnerId === undefined) !== (dispatcherId === undefined),
      { error: 'Choose a shipping partner or a dispatcher', path: ['partnerId'] },
    ),
  );
export type PlanOrders = z.infer<typeof planOrdersSchema>;

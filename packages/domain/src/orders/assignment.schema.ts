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

export const partnerAssignmentSchema = z.object({
  ...assignment,
  partnerId: requiredChoiceSchema('Choose a shipping partner'),
});
export type PartnerAssignment = z.infer<typeof partnerAssignmentSchema>;

export const dispatcherAssignmentSchema = z.object({
  ...assignment,
  dispatcherId: requiredChoiceSchema('Choose a dispatcher'),
});
export type DispatcherAssignment = z.infer<typeof dispatcherAssignmentSchema>;

/** A scheduler's plan: orders, their day and one rider, a shipping partner or a dispatcher. */
export const orderPlanSchema = z
  .object({
    ...assignment,
    pickUpOn: isoDate,
    partnerId: z.optional(partnerAssignmentSchema.shape.partnerId),
    dispatcherId: z.optional(dispatcherAssignmentSchema.shape.dispatcherId),
  })
  .check(
    z.refine(
      ({ partnerId, dispatcherId }) => (partnerId === undefined) !== (dispatcherId === undefined),
      { error: 'Choose a shipping partner or a dispatcher', path: ['partnerId'] },
    ),
  );
export type OrderPlan = z.infer<typeof orderPlanSchema>;

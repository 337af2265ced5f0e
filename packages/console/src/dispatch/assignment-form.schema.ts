import * as z from 'zod/mini';
import { issueText } from '@market/domain/issue-text';
import {
  dispatcherAssignmentSchema,
  partnerAssignmentSchema,
} from '@market/domain/orders/assignment.schema';
import { riderKinds } from '@market/domain/shipping/rider-plan';

/**
 * One form for two endpoints. Validates with the schema of the selected kind of rider, and keeps
 * the rider that was selected for the other kind.
 */
export const assignmentFormSchema = z
  .object({
    orderIds: z.array(z.string()),
    kind: z.enum(riderKinds),
    partnerId: z.string(),
    dispatcherId: z.string(),
    pickUpOn: z.string(),
    note: z.optional(z.string()),
  })
  .check(({ value, issues }) => {
    const rules = value.kind === 'partner' ? partnerAssignmentSchema : dispatcherAssignmentSchema;
    for (const { path, message } of rules.safeParse(value, { error: issueText }).error?.issues ??
      [])
      issues.push({ code: 'custom', input: value, path, message });
  });
export type AssignmentForm = z.output<typeof assignmentFormSchema>;

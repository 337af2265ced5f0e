import * as z from 'zod/mini';
import { orderSchema } from '@market/domain/orders/order';
import { withSpecFields } from '../with-spec-fields';

/**
 * Spec section 3, order. The server writes the platform's name into the field's name:
 * `assignedToVoltmart`.
 */
const specFields = { 'assignedTo{platform}': z.optional(z.boolean()) };

/** An order with the spec's fields in addition to ours. */
export const orderReplySchema = withSpecFields(
  orderSchema,
  specFields,
  ({ assignedToPlatform }) => ({
    'assignedTo{platform}': assignedToPlatform,
  }),
);

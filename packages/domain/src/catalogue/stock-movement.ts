import * as z from 'zod/mini';
import { isoDateTime } from '../contact';
import { pageQuery } from '../paging';

/** Why stock changed. A reservation lasts from the start of a payment to its sale or its release. */
export const stockReasons = [
  'opening',
  'reservation',
  'release',
  'sale',
  'cancellation',
  'return',
  'replacement',
  'correction',
  'import',
] as const;
export const stockReasonSchema = z.enum(stockReasons);
export type StockReason = z.infer<typeof stockReasonSchema>;

export const stockReasonLabels: Readonly<Record<StockReason, string>> = {
  opening: 'Opening stock',
  reservation: 'Reserved at checkout',
  release: 'Reservation released',
  sale: 'Sold',
  cancellation: 'Order cancelled',
  return: 'Returned to stock',
  replacement: 'Replacement sent',
  correction: 'Corrected',
  import: 'Imported',
};

/** One change of a variant's stock. Available is on hand less reserved. */
export const stockMovementSchema = z.object({
  id: z.string(),
  occurredAt: isoDateTime,
  reason: stockReasonSchema,
  variant: z.object({ id: z.string(), sku: z.string(), options: z.record(z.string(), z.string()) }),
  onHandChange: z.int(),
  onHandAfter: z.int(),
  availableChange: z.int(),
  availableAfter: z.int(),
  /** The order that its checkout became. */
  order: z.optional(z.object({ id: z.string(), orderName: z.string() })),
  /** Who corrected it. */
  actorName: z.optional(z.string()),
});
export type StockMovement = z.infer<typeof stockMovementSchema>;

export const stockMovementQuery = z.extend(pageQuery, { variantId: z.optional(z.uuid()) });
export type StockMovementQuery = z.infer<typeof stockMovementQuery>;

/** What a 409 about stale stock carries: what can be sold of each variant now. */
export const staleStockSchema = z.object({
  stale: z.array(z.object({ variantId: z.string(), sku: z.string(), quantity: z.int() })),
});
export type StaleStock = z.infer<typeof staleStockSchema>;

import * as z from 'zod/mini';
import { isoDateTime } from '../field.schema';
import { pageQuerySchema } from '../paging';

/**
 * Why stock changed. A reservation lasts from the start of a payment until the sale or the release.
 */
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

/** One change to a variant's stock. Available stock is stock on hand minus reserved stock. */
export const stockMovementSchema = z.object({
  id: z.string(),
  occurredAt: isoDateTime,
  reason: stockReasonSchema,
  variant: z.object({ id: z.string(), sku: z.string(), options: z.record(z.string(), z.string()) }),
  onHandChange: z.int(),
  onHandAfter: z.int(),
  availableChange: z.int(),
  availableAfter: z.int(),
  /** The order that resulted from the checkout. */
  order: z.optional(z.object({ id: z.string(), orderName: z.string() })),
  /** Who made the correction. */
  actorName: z.optional(z.string()),
});
export type StockMovement = z.infer<typeof stockMovementSchema>;

export const stockMovementQuerySchema = z.extend(pageQuerySchema, {
  variantId: z.optional(z.uuid()),
});
export type StockMovementQuery = z.infer<typeof stockMovementQuerySchema>;

/** Data of a 409 about outdated stock: the current stock of each variant. */
export const staleStockSchema = z.object({
  stale: z.array(z.object({ variantId: z.string(), sku: z.string(), quantity: z.int() })),
});
export type StaleStock = z.infer<typeof staleStockSchema>;

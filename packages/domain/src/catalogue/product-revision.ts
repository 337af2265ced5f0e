import * as z from 'zod/mini';
import { isoDateTime } from '../field.schema';
import { attributeValuesSchema } from './attribute-values';
import { specificationSchema } from './specification.schema';

/** The change is waiting for approval, or was sent back with a reason. */
export const revisionStatusSchema = z.enum(['pending', 'rejected']);

/**
 * A merchant's change to an approved product that is not approved yet. Until it is approved,
 * shoppers see the approved version.
 */
export const productRevisionSchema = z.object({
  name: z.string(),
  description: z.array(z.string()),
  categoryId: z.string(),
  subCategoryId: z.optional(z.string()),
  childCategoryId: z.optional(z.string()),
  /** Names of the category and its two levels. */
  category: z.string(),
  subCategory: z.optional(z.string()),
  childCategory: z.optional(z.string()),
  hostedImages: z.array(z.string()),
  /** Images of variants by SKU. Missing when the images are the approved ones. */
  variantImages: z.optional(z.record(z.string(), z.string())),
  /** Missing when the values of attributes are the approved ones. */
  attributes: z.optional(attributeValuesSchema),
  /** Values in which variants differ, by SKU. */
  variantAttributes: z.optional(z.record(z.string(), attributeValuesSchema)),
  specification: z.optional(specificationSchema),
  status: revisionStatusSchema,
  /** Why an admin sent the change back. */
  reviewNote: z.optional(z.string()),
  /** When the merchant last edited the change. */
  submittedAt: isoDateTime,
});
export type ProductRevision = z.infer<typeof productRevisionSchema>;

import * as z from 'zod/mini';
import { attributeValueSchema } from './attribute-values';
import { attributeTypes, betterDirections } from './attribute-type';

/** An attribute with what a product states about it. */
export const statedAttributeSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(attributeTypes),
  unit: z.optional(z.string()),
  better: z.enum(betterDirections),
  /** Missing when only variants state it. */
  value: z.optional(attributeValueSchema),
  /** The values of variants that differ from the product, by the id of the variant. */
  variants: z.optional(z.record(z.string(), attributeValueSchema)),
});
export type StatedAttribute = z.infer<typeof statedAttributeSchema>;

/** Groups in the order of the category, without attributes that the product does not state. */
export const specificationSchema = z.array(
  z.object({ group: z.string(), attributes: z.array(statedAttributeSchema) }),
);
export type Specification = z.infer<typeof specificationSchema>;

import * as z from 'zod/mini';
import { recordIdSchema, serialNumberSchema } from '../bounds';
import { quantity } from '../carts/cart';
import { cardDeliverySchema } from '../catalogue/product';
import { requiredText } from '../field.schema';
import { money } from '../money.schema';
import { appliances } from './appliances';
import { loadLimits, MAX_LOADS } from './loads';
import { partKinds } from './part-specs';
import { MAX_SUN_HOURS } from './sizing';

export const systemPartSchema = z.object({
  productId: z.string(),
  variantId: z.string(),
  name: z.string(),
  /** `5 kVA, Signal white` */
  variantLabel: z.optional(z.string()),
  keyRating: z.optional(z.string()),
  image: z.optional(z.string()),
  unitPrice: money,
  quantity: z.int(),
  /** Why the product cannot be bought in this quantity now. */
  problem: z.optional(z.enum(['soldOut', 'unavailable'])),
  storeId: z.string(),
  storeName: z.string(),
  storeState: z.optional(z.string()),
  /** The delivery of one piece. */
  delivery: cardDeliverySchema,
});
export type SystemPart = z.infer<typeof systemPartSchema>;

const homePartSchema = z.extend(systemPartSchema, {
  /** The name next to the part's picture: `Hybrid inverter`. */
  label: z.string(),
  purpose: z.string(),
});
export type HomePart = z.infer<typeof homePartSchema>;

const applianceUseSchema = z.object({
  name: z.string(),
  watts: z.number(),
  /** The watt-hours used during the system's hours. */
  energy: z.number(),
});

export const homeSystemSchema = z.object({
  name: z.string(),
  summary: z.string(),
  parts: z.array(z.extend(homePartSchema, { kind: z.optional(z.enum(partKinds)) })),
  total: money,
  /** What the system's appliances use in `hours`, compared with its batteries, in watt-hours. */
  use: z.optional(
    z.object({
      hours: z.number(),
      loads: z.array(applianceUseSchema),
      /** The energy that the inverter loses. */
      lost: z.number(),
      capacity: z.number(),
      usable: z.number(),
    }),
  ),
  /**
   * Appliances that the system cannot run in addition to its own loads, because they need too much
   * power or energy.
   */
  notFor: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The `use` parameter of the calculator, with the appliances and hours of this system. */
  loads: z.string(),
});
export type HomeSystem = z.infer<typeof homeSystemSchema>;

const homeLoad = z.object({
  id: z.enum(appliances.map(({ id }) => id)),
  count: z.int().check(z.minimum(1), z.maximum(loadLimits.count)),
});

const hours = z
  .number({ error: 'Enter hours, such as 9' })
  .check(
    z.minimum(1, { error: 'Enter at least 1 hour' }),
    z.maximum(loadLimits.hours, { error: `Enter at most ${loadLimits.hours} hours` }),
  );

export const MAX_SYSTEM_PARTS = 8;

const partInput = z.object({
  productId: recordIdSchema,
  /** Not needed for a product without variants. */
  variantId: z.optional(recordIdSchema),
  quantity,
  label: requiredText('a short name', 30),
  purpose: requiredText('what it is for', 80),
});

const partKey = ({ productId, variantId }: { productId: string; variantId?: string | undefined }) =>
  variantId ?? productId;

export const systemInputSchema = z.object({
  name: requiredText('a name', 60),
  summary: requiredText('a sentence about it', 200),
  /** The hours for which the power is off. */
  hours,
  /** Loads in addition to the appliances among its parts. */
  loads: z.array(homeLoad).check(
    z.maxLength(MAX_LOADS, { error: `Choose at most ${MAX_LOADS} appliances` }),
    z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
      error: 'List each appliance once',
    }),
  ),
  parts: z.array(partInput).check(
    z.minLength(2, { error: 'Choose at least two products' }),
    z.maxLength(MAX_SYSTEM_PARTS, { error: `Choose at most ${MAX_SYSTEM_PARTS} products` }),
    z.refine((all) => new Set(all.map(partKey)).size === all.length, {
      error: 'List each product once',
    }),
  ),
  /** The version that the changes are based on; 0 for the first system. */
  version: serialNumberSchema,
});
export type SystemInput = z.infer<typeof systemInputSchema>;

export const editableSystemSchema = z.object({
  name: z.string(),
  summary: z.string(),
  hours: z.number(),
  loads: z.array(homeLoad),
  parts: z.array(homePartSchema),
  version: z.int(),
});
export type EditableSystem = z.infer<typeof editableSystemSchema>;

/** `use` has the syntax of `loadsText`. If `sun` is 0, only the grid charges the battery. */
export const sizeQuerySchema = z.object({
  use: z.string().check(z.maxLength(1_000)),
  sun: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(MAX_SUN_HOURS))),
});

const proposedPartSchema = z.extend(systemPartSchema, {
  kind: z.enum(['inverter', 'battery', 'panel']),
  /** The reasons for choosing the part, most important first. */
  reasons: z.array(z.string()),
});
export type ProposedPart = z.infer<typeof proposedPartSchema>;

/** The cheapest system in stock for some appliances, or what no product in stock supplies. */
export const sizedSystemSchema = z.object({
  parts: z.array(proposedPartSchema),
  total: money,
  missing: z.optional(z.string()),
});
export type SizedSystem = z.infer<typeof sizedSystemSchema>;

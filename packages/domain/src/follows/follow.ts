import * as z from 'zod/mini';
import { recordIdSchema } from '../bounds';
import { isoDateTime } from '../field.schema';

export const storeIdQuerySchema = z.object({ storeId: recordIdSchema });

/** Number of followers of a store, and whether the caller follows it (spec section 3). */
export const followingSchema = z.object({
  storeId: z.string(),
  count: z.int(),
  following: z.boolean(),
});
export type Following = z.infer<typeof followingSchema>;

/** The requested state. Without it the current state is toggled. */
export const followChangeSchema = z.object({ following: z.optional(z.boolean()) });

/** A follower's short name (`Amaka O.`) and when they followed. */
export const followerSchema = z.object({ name: z.string(), followedAt: isoDateTime });
export type Follower = z.infer<typeof followerSchema>;

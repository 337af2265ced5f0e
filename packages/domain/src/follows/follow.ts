import * as z from 'zod/mini';
import { recordId } from '../bounds';
import { isoDateTime } from '../contact';

export const storeIdQuery = z.object({ storeId: recordId });

/** How many follow a store, and whether the caller is one of them (spec section 3). */
export const followingSchema = z.object({
  storeId: z.string(),
  count: z.int(),
  following: z.boolean(),
});
export type Following = z.infer<typeof followingSchema>;

/** What it shall be; without it, the other of what it is. */
export const followChangeSchema = z.object({ following: z.optional(z.boolean()) });

/** `Amaka O.`, and since when. */
export const followerSchema = z.object({ name: z.string(), followedAt: isoDateTime });
export type Follower = z.infer<typeof followerSchema>;

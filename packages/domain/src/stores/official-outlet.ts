import * as z from 'zod/mini';
import { storeStatusSchema } from './store';
import { storeCardSchema } from './store-card';

/** A store that the platform marks as an official outlet. Shoppers see it while it is live. */
export const officialOutletSchema = z.extend(storeCardSchema, { status: storeStatusSchema });
export type OfficialOutlet = z.infer<typeof officialOutletSchema>;

import * as z from 'zod/mini';
import { listSearchFields } from '@market/web-kit/router/list-search';

export const orderSearchSchema = z.object({
  ...listSearchFields,
  status: z.catch(z.optional(z.string().check(z.maxLength(40))), undefined),
});
export type OrderSearch = z.infer<typeof orderSearchSchema>;

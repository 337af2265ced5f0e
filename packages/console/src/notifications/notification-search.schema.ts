import * as z from 'zod/mini';
import { pageSearchSchema } from '@market/web-kit/router/list-search-fields';

/** The page's state in the URL: `/notifications?show=unread&page=2`. */
export const notificationSearchSchema = z.extend(pageSearchSchema, {
  show: z.catch(z._default(z.enum(['all', 'unread']), 'all'), 'all'),
});
export type NotificationSearch = z.output<typeof notificationSearchSchema>;

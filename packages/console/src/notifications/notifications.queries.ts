import * as notifications from '@market/api-client/contract/main/notifications';
import type { Queries } from '@market/api-client/queries';
import { pageWindow } from '@market/web-kit/router/list-search';
import * as z from 'zod/mini';
import { pageSearchSchema } from '@market/web-kit/router/list-search-fields';
import { urlList } from '@market/web-kit/router/url-list';

/** The page's state in the URL: `/notifications?show=unread&page=2`. */
const notificationSearchSchema = z.extend(pageSearchSchema, {
  show: z.catch(z._default(z.enum(['all', 'unread']), 'all'), 'all'),
});

const REFETCH_MS = 60_000;

/** Requested on every page, so a failure shows no toast. */
export const unreadCountQuery = (api: Queries) => ({
  ...api.query(notifications.unread),
  refetchInterval: REFETCH_MS,
  meta: { quiet: true },
});

const LATEST = 10;

/** The latest notifications, unread first. */
export const latestNotificationsQuery = (api: Queries) =>
  api.query(notifications.list, { query: { limit: LATEST } });

export const notificationList = urlList(notificationSearchSchema, (api, { page, size, show }) =>
  api.query(notifications.list, {
    query: { ...pageWindow({ page, size }), ...(show === 'unread' && { unread: 'true' }) },
  }),
);

/** `quiet`: the link opens whether or not this succeeds. */
export const markRead = (api: Queries) => api.mutation(notifications.markRead, { quiet: true });

export const markAllRead = (api: Queries) => api.mutation(notifications.markAllRead);

export const mailPreferencesQuery = (api: Queries) => api.query(notifications.mailPreferences);

export const changeEmailPreference = (api: Queries) =>
  api.mutation(notifications.changeMailPreference);

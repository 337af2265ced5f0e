import { keepPreviousData } from '@tanstack/react-query';
import * as notifications from '@market/api-client/contract/main/notifications';
import type { Queries } from '@market/api-client/queries';

const REFETCH_MS = 60_000;

export const unreadQuery = (api: Queries) => ({
  ...api.query(notifications.unread),
  refetchInterval: REFETCH_MS,
});

/** The latest notifications, unread first. */
export const notificationsQuery = (api: Queries, limit: number) => ({
  ...api.query(notifications.list, { query: { limit } }),
  placeholderData: keepPreviousData,
});

/** `quiet`: the link opens whether or not this succeeds. */
export const readMutation = (api: Queries) => api.mutation(notifications.markRead, { quiet: true });

export const allReadMutation = (api: Queries) => api.mutation(notifications.markAllRead);

export const mailPreferencesQuery = (api: Queries) => api.query(notifications.mailPreferences);

export const mailPreferenceChange = (api: Queries) =>
  api.mutation(notifications.changeMailPreference);

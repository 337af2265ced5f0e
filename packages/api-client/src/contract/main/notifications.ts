import {
  mailPreferenceChangeSchema,
  mailPreferenceSchema,
  notificationListQuerySchema,
  notificationPageSchema,
  unreadSchema,
} from '@market/domain/notifications/notification';
import { noDataSchema } from '../../envelope';
import { endpoint } from '../../endpoint';
import { consoleUsers } from '../access';
import { texts } from '../texts';
import { wholeList } from '../whole-list';

/** Not in the spec: the caller's own notifications. */
export const list = endpoint({
  ...consoleUsers,
  name: 'notifications.list',
  method: 'GET',
  path: '/notifications',
  query: notificationListQuerySchema,
  data: notificationPageSchema,
  failure: 'Could not get notifications. Try again later.',
});

/** Not in the spec. */
export const unread = endpoint({
  ...consoleUsers,
  name: 'notifications.unread',
  method: 'GET',
  path: '/notifications/unread',
  data: unreadSchema,
  failure: 'Could not get notifications. Try again later.',
});

/** Not in the spec. 404 for another person's notification. */
export const markRead = endpoint({
  ...consoleUsers,
  name: 'notifications.markRead',
  method: 'PATCH',
  path: '/notifications/:id/read',
  data: noDataSchema,
  failure: texts.wentWrong,
});

/** Not in the spec. */
export const markAllRead = endpoint({
  ...consoleUsers,
  name: 'notifications.markAllRead',
  method: 'PATCH',
  path: '/notifications/read',
  data: noDataSchema,
  failure: texts.wentWrong,
});

/** Not in the spec: which topics also arrive by email. */
export const mailPreferences = endpoint({
  ...consoleUsers,
  name: 'notifications.mailPreferences',
  method: 'GET',
  path: '/notifications/mail-preferences',
  data: wholeList(mailPreferenceSchema),
  failure: 'Could not get your email preferences. Try again later.',
});

/** Not in the spec. 422 for a topic that cannot be turned off or does not apply to the caller. */
export const changeMailPreference = endpoint({
  ...consoleUsers,
  name: 'notifications.changeMailPreference',
  method: 'PATCH',
  path: '/notifications/mail-preferences',
  body: mailPreferenceChangeSchema,
  data: noDataSchema,
  failure: texts.wentWrong,
});

import { eq } from 'drizzle-orm';
import { deletedWithAccount, type PersonalData } from '../../db/personal-data';
import {
  mutedMailsTable as muted,
  notificationsTable as notifications,
} from './notifications.tables';

export const notificationData: readonly PersonalData[] = [
  deletedWithAccount({
    title: 'Notifications',
    table: notifications,
    identifiedBy: [notifications.userId],
    rowsOf: ({ id }) => eq(notifications.userId, id),
    leaveOut: [notifications.path],
  }),
  deletedWithAccount({
    title: 'Emails you turned off',
    table: muted,
    identifiedBy: [muted.userId],
    rowsOf: ({ id }) => eq(muted.userId, id),
  }),
];

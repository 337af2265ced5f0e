import * as z from 'zod/mini';
import { isoDateTime } from '../field.schema';
import { pageQuerySchema } from '../paging';
import { notificationTopicIds } from './topics';

export const notificationTopicSchema = z.enum(notificationTopicIds);

export const notificationSchema = z.object({
  id: z.string(),
  topic: notificationTopicSchema,
  title: z.string(),
  detail: z.string(),
  /** The record in the person's app: `/orders/0198…`. */
  path: z.optional(z.string()),
  isRead: z.boolean(),
  createdAt: isoDateTime,
});
export type Notification = z.infer<typeof notificationSchema>;

/** Unread first, then newest first. */
export const notificationListQuerySchema = z.extend(pageQuerySchema, {
  /** `true` returns unread notifications only. */
  unread: z.optional(z.literal('true')),
});
export type NotificationListQuery = z.infer<typeof notificationListQuerySchema>;
/** `count` is the number of matches, `unread` the number of all unread notifications. */
export const notificationPageSchema = z.object({
  rows: z.array(notificationSchema),
  count: z.int(),
  unread: z.int(),
});
export type NotificationPage = z.infer<typeof notificationPageSchema>;

export const unreadSchema = z.object({ unread: z.int() });

export const mailPreferenceSchema = z.object({
  topic: notificationTopicSchema,
  label: z.string(),
  byMail: z.boolean(),
  isRequired: z.boolean(),
});
export type MailPreference = z.infer<typeof mailPreferenceSchema>;

export const mailPreferenceChangeSchema = z.object({
  topic: notificationTopicSchema,
  byMail: z.boolean(),
});
export type MailPreferenceChange = z.infer<typeof mailPreferenceChangeSchema>;

import { and, arrayContains, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Role } from '@market/domain/accounts/roles';
import type { NotificationListQuery } from '@market/domain/notifications/notification';
import {
  getTopic,
  isNotifiedAbout,
  type NotificationTopic,
} from '@market/domain/notifications/topics';
import { countUpTo } from '../../db/list-queries';
import type { Db } from '../../db/db';
import { addMilliseconds, days } from '../../platform/clock';
import { usersTable } from '../accounts/accounts.reads';
import { mutedMailsTable, notificationsTable } from './notifications.tables';
import { deletedWithAccount, type PersonalData } from '../../db/personal-data';

const decidingRoles = ['super_admin', 'admin', 'approver', 'scheduler'] as const;

const isActive = and(isNull(usersTable.deactivatedAt), isNull(usersTable.deletedAt));
const isOwn = (userId: string) => eq(notificationsTable.userId, userId);
const isUnread = isNull(notificationsTable.readAt);

interface TopicMail {
  readonly topic: NotificationTopic;
  readonly to: string;
}

/**
 * The people to notify about each email: its recipient, for a store's topic also the store's staff
 * who have the topic's permission, and for deliveries also the people who work for the shipping
 * partner. `mail` is the index of the email.
 */
export async function listRecipients(db: Db, mails: readonly TopicMail[]) {
  const [first, second, ...rest] = mails.map((mail, index) => selectRecipients(db, mail, index));
  if (!first) return [];
  return second ? unionAll(first, second, ...rest) : first;
}

function selectRecipients(db: Db, { topic, to: email }: TopicMail, index: number) {
  const { userTypes, resource } = getTopic(topic);
  const addressee = and(inArray(usersTable.userType, [...userTypes]), eq(usersTable.email, email));
  const selectStoreId = db.select({ id: usersTable.storeId }).from(usersTable).where(addressee);
  const inStore =
    resource && userTypes[0] === 'merchant'
      ? and(
          eq(usersTable.role, 'staff'),
          arrayContains(usersTable.resources, [resource]),
          inArray(usersTable.storeId, selectStoreId),
        )
      : undefined;
  const partner = db.select({ id: usersTable.id }).from(usersTable).where(addressee);
  const isInCompany = topic === 'deliveries' ? inArray(usersTable.partnerId, partner) : undefined;
  return db
    .select({
      mail: sql<number>`${index}::int`.mapWith(Number),
      userId: usersTable.id,
      email: usersTable.email,
      isMuted: sql<boolean>`exists (select 1 from ${mutedMailsTable} where ${mutedMailsTable.userId} = ${usersTable.id} and ${mutedMailsTable.topic} = ${topic})`,
    })
    .from(usersTable)
    .where(and(isActive, or(addressee, inStore, isInCompany)));
}

export async function listDeciders(
  db: Db,
  topic: NotificationTopic,
): Promise<{ email: string; role: Role }[]> {
  const rows = await db
    .select({
      email: usersTable.email,
      role: usersTable.role,
      userType: usersTable.userType,
      resources: usersTable.resources,
    })
    .from(usersTable)
    .where(and(isActive, inArray(usersTable.role, [...decidingRoles])));
  return rows.filter((row) => isNotifiedAbout(topic, { ...row, ownsPartner: false }));
}

export async function insertNotifications(
  db: Db,
  rows: (typeof notificationsTable.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await db.insert(notificationsTable).values(rows);
}

/** Unread first, then newest first; ids sort by time. */
export const listNotifications = (db: Db, userId: string, query: NotificationListQuery) =>
  db
    .select()
    .from(notificationsTable)
    .where(and(isOwn(userId), query.unread && isUnread))
    .orderBy(desc(isUnread), desc(notificationsTable.id))
    .limit(query.limit)
    .offset(query.offset);

export const countNotifications = (db: Db, userId: string): Promise<number> =>
  countUpTo(
    db,
    db
      .select({ one: sql`1` })
      .from(notificationsTable)
      .where(isOwn(userId)),
  );

export const countUnread = (db: Db, userId: string): Promise<number> =>
  db.$count(notificationsTable, and(isOwn(userId), isUnread));

export async function markRead(db: Db, userId: string, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(notificationsTable)
    .set({ readAt: sql`coalesce(${notificationsTable.readAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(isOwn(userId), eq(notificationsTable.id, id)))
    .returning({ id: notificationsTable.id });
  return rows.length > 0;
}

export const markAllRead = (db: Db, userId: string, now: Date) =>
  db
    .update(notificationsTable)
    .set({ readAt: now })
    .where(and(isOwn(userId), isUnread));

export const listMutedTopics = (db: Db, userId: string) =>
  db
    .select({ topic: mutedMailsTable.topic })
    .from(mutedMailsTable)
    .where(eq(mutedMailsTable.userId, userId));

export const muteTopic = (db: Db, userId: string, topic: NotificationTopic) =>
  db.insert(mutedMailsTable).values({ userId, topic }).onConflictDoNothing();

export const unmuteTopic = (db: Db, userId: string, topic: NotificationTopic) =>
  db
    .delete(mutedMailsTable)
    .where(and(eq(mutedMailsTable.userId, userId), eq(mutedMailsTable.topic, topic)));

export const notificationData: readonly PersonalData[] = [
  deletedWithAccount({
    title: 'Notifications',
    table: notificationsTable,
    identifiedBy: [notificationsTable.userId],
    ownCondition: ({ id }) => eq(notificationsTable.userId, id),
    omittedColumns: [notificationsTable.path],
  }),
  deletedWithAccount({
    title: 'Emails you turned off',
    table: mutedMailsTable,
    identifiedBy: [mutedMailsTable.userId],
    ownCondition: ({ id }) => eq(mutedMailsTable.userId, id),
  }),
];

export const deleteOldNotifications = (db: Db, now: Date) =>
  db
    .delete(notificationsTable)
    .where(lt(notificationsTable.createdAt, addMilliseconds(now, -days(90))));

import type {
  MailPreference,
  MailPreferenceChange,
  NotificationListQuery,
  NotificationPage,
} from '@market/domain/notifications/notification';
import {
  notificationTopicIds,
  findTopic,
  getTopic,
  isNotifiedAbout,
  type NotificationTopic,
} from '@market/domain/notifications/topics';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import { groupBy } from '../../platform/group-by';
import { invalid, notFound } from '../../platform/errors';
import type { Ids } from '../../platform/ids';
import type { Principal } from '../../platform/principal';
import {
  countNotifications,
  countUnread,
  listDeciders,
  insertNotifications,
  markAllRead,
  markRead,
  listMutedTopics,
  muteTopic,
  listNotifications,
  listRecipients,
  unmuteTopic,
} from './notifications.repository';

interface Message {
  readonly title: string;
  readonly detail: string;
  /** The page in the recipient's app that the notification links to. */
  readonly path: string | undefined;
}

interface MailEvent {
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly link?: string;
}

export const notificationsService = ({ db, clock, ids }: { db: Db; clock: Clock; ids: Ids }) => {
  const toRows = (
    topic: NotificationTopic,
    userIds: readonly string[],
    { title, detail, path }: Message,
  ) =>
    userIds.map((userId) => ({
      id: ids.next(),
      userId,
      topic,
      title,
      detail,
      path: path ?? null,
      createdAt: clock.now(),
    }));

  return {
    /**
     * Stores the emails that are also notifications, in the transaction of their event. Returns the
     * emails to send, except those that their recipients turned off.
     */
    async fromMails<M extends MailEvent>(db: Db, mails: readonly M[]): Promise<M[]> {
      const events = mails.flatMap((mail) => {
        const topic = findTopic(mail.kind);
        return topic ? [{ mail, topic, to: mail.to }] : [];
      });
      const people = groupBy(await listRecipients(db, events), ({ mail }) => mail);
      const getRecipients = (index: number) => people.get(index) ?? [];
      await insertNotifications(
        db,
        events.flatMap(({ mail, topic }, index) =>
          toRows(
            topic,
            getRecipients(index).map(({ userId }) => userId),
            toMessage(mail),
          ),
        ),
      );
      const muted = new Set(
        events
          .filter(({ to }, index) =>
            getRecipients(index).some(({ email, isMuted }) => isMuted && email === to),
          )
          .map(({ mail }) => mail),
      );
      return mails.filter((mail) => !muted.has(mail));
    },

    /** Everyone on the platform whom a topic concerns. */
    listDeciders,

    async list({ userId }: Principal, query: NotificationListQuery): Promise<NotificationPage> {
      const [rows, unread, count] = await Promise.all([
        listNotifications(db, userId, query),
        countUnread(db, userId),
        query.unread ? 0 : countNotifications(db, userId),
      ]);
      return {
        rows: rows.map(({ id, topic, title, detail, path, readAt, createdAt }) => ({
          id,
          topic,
          title,
          detail,
          ...(path !== null && { path }),
          isRead: readAt !== null,
          createdAt: createdAt.toISOString(),
        })),
        count: query.unread ? unread : count,
        unread,
      };
    },

    unread: async ({ userId }: Principal) => ({ unread: await countUnread(db, userId) }),

    async markRead({ userId }: Principal, id: string): Promise<void> {
      if (!(await markRead(db, userId, id, clock.now()))) throw notFound('This notification');
    },

    async markAllRead({ userId }: Principal): Promise<void> {
      await markAllRead(db, userId, clock.now());
    },

    async mailPreferences(principal: Principal): Promise<MailPreference[]> {
      const muted = new Set(
        (await listMutedTopics(db, principal.userId)).map(({ topic }) => topic),
      );
      return listMailTopics(principal).map((topic) => ({
        topic,
        label: getTopic(topic).label,
        byMail: !muted.has(topic),
        isRequired: getTopic(topic).mail === 'required',
      }));
    },

    async changeMailPreference(
      principal: Principal,
      { topic, byMail }: MailPreferenceChange,
    ): Promise<void> {
      if (!listMailTopics(principal).includes(topic) || getTopic(topic).mail === 'required')
        throw invalid('topic', 'These emails cannot be turned off.');
      if (byMail) await unmuteTopic(db, principal.userId, topic);
      else await muteTopic(db, principal.userId, topic);
    },
  };
};

export type NotificationsService = ReturnType<typeof notificationsService>;

/**
 * The subject and the first paragraph of an email, without the greeting. When the paragraph ends
 * with a colon, the next line is included.
 */
function toMessage({ subject, text, link }: MailEvent): Message {
  const url = link === undefined ? undefined : new URL(link);
  const [first = '', next = ''] = text.replace(/^Hello [^\n]*\n+/, '').split(/\n+(?:- )?/);
  return {
    title: subject,
    detail: first.endsWith(':') ? `${first} ${next}` : first,
    path: url && url.pathname + url.search,
  };
}

const listMailTopics = ({
  role,
  userType,
  resources,
  userId,
  partnerId,
}: Principal): NotificationTopic[] =>
  notificationTopicIds.filter((id) =>
    isNotifiedAbout(id, { role, userType, resources, ownsPartner: userId === partnerId }),
  );

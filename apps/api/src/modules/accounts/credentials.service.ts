import { minPasswordLength } from '@market/domain/accounts/credentials';
import { type UserType } from '@market/domain/accounts/roles';
import { userTypeSchema } from '@market/domain/accounts/roles.schema';
import type { Db } from '../../db/db';
import { inTransaction, withSavepoint } from '../../db/transaction';
import { isUniqueViolation } from '../../db/sql-error';
import { expired, invalid, notFound, type AppError } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { minutes } from '../../platform/clock';
import { tokenHash } from '../../platform/tokens';
import type { AccountsDeps } from './accounts-deps';
import { passwordChangedMail } from './account-mails';
import {
  findUser,
  findUserByEmail,
  setConfirmed,
  setPassword,
  type User,
} from './accounts.repository';
import { rejectCommonPassword } from './common-passwords';
import { isDemoEmail } from '../../platform/reserved-emails';
import { convertToAccount } from './guests.repository';
import { deleteLinks, findLinkOwner, consumeLink } from './links.repository';
import { hashPassword, isCorrectPassword } from './passwords';

const PASSWORD_TRIES = { tries: 5, window: minutes(15) };
const RESET_MAILS = { tries: 3, window: minutes(15) };

const expiredLinkError = (): AppError =>
  expired('This link has been used or has expired. Request a new one.');

function requireLength(userType: UserType, password: string, field: string): void {
  const minLength = minPasswordLength(userType);
  if (password.length < minLength) throw invalid(field, `Use at least ${minLength} characters`);
}

export const credentialsService = ({
  db,
  clock,
  throttle,
  sessions,
  links,
  outbox,
  config,
}: AccountsDeps) => {
  /** Throws 422 on `field` when the password is wrong, and 429 after five attempts. */
  const requirePassword = async (
    userId: string,
    password: string,
    field = 'password',
  ): Promise<User> => {
    const key = `password:${userId}`;
    await throttle.take(key, PASSWORD_TRIES);
    const user = await findUser(db, userId);
    if (!user) throw notFound('Your account');
    if (!(await isCorrectPassword(user.userType, user.passwordHash, password)))
      throw invalid(field, 'Incorrect password');
    await throttle.clear(key);
    return user;
  };

  const replacePassword = async (
    db: Db,
    user: User,
    passwordHash: string,
    keptSession?: string,
  ): Promise<void> => {
    await setPassword(db, user.id, passwordHash);
    await deleteLinks(db, user.id, 'reset');
    await sessions.revokeAll(user.id, db, keptSession);
    await outbox.mail(db, passwordChangedMail(user, config));
  };

  /**
   * Turns a guest into an account with the password that they chose. If the email address already
   * belongs to an account, that account takes over the orders at its next sign-in.
   */
  const keepAsAccount = async (db: Db, guest: User, now: Date): Promise<void> => {
    try {
      await withSavepoint(db, (db) => convertToAccount(db, guest, now));
      await sessions.revokeAll(guest.id, db);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  };

  return {
    requirePassword,

    async revokeAccess(db: Db, userId: string): Promise<void> {
      await deleteLinks(db, userId, 'reset');
      await deleteLinks(db, userId, 'confirm');
      await sessions.revokeAll(userId, db);
    },

    /** Idempotent. Throws 410 when the link is unknown or has expired. */
    confirm: (userType: UserType, token: string): Promise<void> =>
      inTransaction(db, async (db) => {
        const now = clock.now();
        const hash = tokenHash(token);
        const link = await findLinkOwner(db, { hash, kind: 'confirm', userType, now });
        if (!link) throw expiredLinkError();
        await consumeLink(db, hash, now);
        if (link.user.isGuest) await keepAsAccount(db, link.user, now);
        else await setConfirmed(db, link.user.id, now);
      }),

    /** The response is the same whether or not the account exists. */
    async forgot(userType: UserType, email: string): Promise<void> {
      if (!(await throttle.allows(`reset:${userType}:${email}`, RESET_MAILS))) return;
      const user = await findUserByEmail(db, userType, email);
      const isClosed = user?.deactivatedAt || (!config.demo && isDemoEmail(email));
      if (user && !isClosed) await inTransaction(db, (db) => links.mailReset(db, user));
    },

    /** Ends all sessions. The link works once, even under concurrent requests. */
    async reset(userTypeInPath: string, token: string, password: string): Promise<void> {
      const userType = userTypeSchema.safeParse(userTypeInPath.toLowerCase()).data;
      if (!userType) throw notFound('This page');
      requireLength(userType, password, 'password');
      await rejectCommonPassword(password, 'password', config);
      const hash = tokenHash(token);
      const link = await findLinkOwner(db, { hash, kind: 'reset', userType, now: clock.now() });
      if (!link || link.usedAt) throw expiredLinkError();
      const passwordHash = await hashPassword(userType, password);
      await inTransaction(db, async (db) => {
        const now = clock.now();
        if (!(await consumeLink(db, hash, now))) throw expiredLinkError();
        // The link proves that the user owns the email address.
        await setConfirmed(db, link.user.id, now);
        await replacePassword(db, link.user, passwordHash);
      });
    },

    /**
     * Ends all other sessions. Throws 422 on `oldPassword` or `newPassword`, and 429 after too many
     * attempts.
     */
    async changePassword(
      principal: Principal,
      { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
    ): Promise<void> {
      requireLength(principal.userType, newPassword, 'newPassword');
      await rejectCommonPassword(newPassword, 'newPassword', config);
      const user = await requirePassword(principal.userId, oldPassword, 'oldPassword');
      const passwordHash = await hashPassword(user.userType, newPassword);
      await inTransaction(db, (db) => replacePassword(db, user, passwordHash, principal.sessionId));
    },
  };
};

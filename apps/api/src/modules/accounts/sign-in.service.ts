import type { SignIn } from '@market/domain/accounts/credentials';
import { appNames, appByRole, type App, type UserType } from '@market/domain/accounts/roles';
import { inTransaction } from '../../db/transaction';
import { forbidden, unauthenticated } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { minutes } from '../../platform/clock';
import type { AccountsDeps } from './accounts-deps';
import { findUser, listUsersByEmail, setLastLogin, type User } from './accounts.repository';
import { isDemoEmail } from '../../platform/reserved-emails';
import type { GuestsService } from './guests.service';
import { findGuestWithPassword } from './guests.repository';
import { isCorrectPassword } from './passwords';
import type { OpenSession } from './sessions.service';

const PASSWORD_TRIES = { tries: 5, window: minutes(15) };
const CONFIRMATION_MAILS = { tries: 3, window: minutes(15) };

interface Caller {
  readonly ip: string;
  /** The app of the requested host, if any. */
  readonly app: App | undefined;
  /** The guest who was signed in before, if any. */
  readonly principal?: Principal | undefined;
}

const attemptsLeftText = (attemptsLeft: number): string =>
  attemptsLeft === 1
    ? '1 attempt left.'
    : `${attemptsLeft === 0 ? 'No' : attemptsLeft} attempts left.`;

export const signInService = (
  { db, clock, throttle, sessions, links, config }: AccountsDeps,
  { takeOverGuests }: Pick<GuestsService, 'takeOverGuests'>,
) => {
  /**
   * Returns the account of this sign-in's type, or else another account of the same person, so that
   * the error can name its app. A guest who chose a password counts as an account that is not
   * confirmed.
   */
  const candidate = async (userType: UserType, email: string): Promise<User | undefined> => {
    const users = await listUsersByEmail(db, email);
    return (
      users.find((user) => user.userType === userType) ??
      (userType === 'customer' ? await findGuestWithPassword(db, email) : undefined) ??
      users[0]
    );
  };

  const admit = async (user: User, userType: UserType, { app }: Caller): Promise<void> => {
    const ownApp = appByRole[user.role];
    if (user.userType !== userType || (app !== undefined && app !== ownApp)) {
      throw forbidden(
        `This account works in ${appNames[ownApp]}. Sign in at ${config.origins[ownApp]}.`,
      );
    }
    if (!config.demo && isDemoEmail(user.email))
      throw forbidden('Demo accounts cannot sign in here.');
    const owner = user.partnerId === null ? undefined : await findUser(db, user.partnerId);
    if (user.deactivatedAt || owner?.deactivatedAt)
      throw forbidden(
        'This account has been deactivated. Contact us if you think this is a mistake.',
      );
    if (!user.confirmedAt) {
      if (await throttle.allows(`confirmation:${user.id}`, CONFIRMATION_MAILS))
        await links.mailConfirmation(db, user);
      throw forbidden(
        `Confirm your email address first, with the link that we sent to ${user.email}.`,
      );
    }
  };

  return {
    /**
     * Throws 401 for a wrong password, 429 after five attempts within 15 minutes from one address,
     * and 403 in the wrong app or before confirmation.
     */
    async signIn(
      userType: UserType,
      { email, password }: SignIn,
      caller: Caller,
    ): Promise<OpenSession> {
      const key = `sign-in:${userType}:${email}:${caller.ip}`;
      const attemptsLeft = await throttle.take(key, PASSWORD_TRIES);
      const user = await candidate(userType, email);
      const isRightPassword = await isCorrectPassword(
        user?.userType ?? userType,
        user?.passwordHash,
        password,
      );
      if (!user || !isRightPassword)
        throw unauthenticated(
          `Incorrect email address or password. ${attemptsLeftText(attemptsLeft)}`,
        );
      await throttle.clear(key);
      await admit(user, userType, caller);
      await setLastLogin(db, user.id, clock.now());
      if (userType !== 'customer') return sessions.open(user);
      const guest = caller.principal?.isGuest ? caller.principal : undefined;
      return inTransaction(db, async (db) => {
        await takeOverGuests(db, user, guest?.userId);
        if (guest) await sessions.revoke(guest.sessionId, db);
        return sessions.open(user, db);
      });
    },
  };
};

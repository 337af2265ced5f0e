import { appByRole } from '@market/domain/accounts/roles';
import type { Config } from '../../config';
import type { Db } from '../../db/db';
import type { OutboxService } from '../outbox';
import { addMilliseconds, days, minutes, type Clock } from '../../platform/clock';
import { randomToken, tokenHash } from '../../platform/tokens';
import {
  accountExistsMail,
  confirmationMail,
  invitationMail,
  keepOrdersMail,
  ordersInAccountMail,
  resetMail,
  type Invitation,
} from './account-mails';
import type { User } from './accounts.repository';
import { deleteLinks, insertLink } from './links.repository';

const linkLifetimes = { confirm: days(3), reset: minutes(30) };
const INVITATION_LIFETIME = days(3);

type LinksDeps = {
  clock: Clock;
  outbox: OutboxService;
  config: Pick<Config, 'origins' | 'platformName'>;
};

const redirectQuery = (redirectTo: string | undefined): string =>
  redirectTo === undefined ? '' : `?${new URLSearchParams({ redirectTo })}`;

/** Emailed links to the users' apps. Their tokens are random and stored as hashes. */
export const linksService = ({ clock, outbox, config }: LinksDeps) => {
  const appOrigin = (user: User): string => config.origins[appByRole[user.role]];

  const issue = async (
    db: Db,
    user: User,
    kind: 'confirm' | 'reset',
    lifetime = linkLifetimes[kind],
  ): Promise<string> => {
    const token = randomToken();
    await insertLink(db, {
      hash: tokenHash(token),
      userId: user.id,
      kind,
      expiresAt: addMilliseconds(clock.now(), lifetime),
    });
    return token;
  };

  /** Invalidates earlier links. */
  const resetLink = async (db: Db, user: User, lifetime?: number): Promise<string> => {
    await deleteLinks(db, user.id, 'reset');
    // Two account types use the logistics app, so its link contains the type.
    const userTypeQuery = appByRole[user.role] === 'logistics' ? `?type=${user.userType}` : '';
    return `${appOrigin(user)}/reset/${await issue(db, user, 'reset', lifetime)}${userTypeQuery}`;
  };

  return {
    resetLink,
    /** `redirectTo` is the path where the user was before signing up. */
    mailConfirmation: async (db: Db, user: User, redirectTo?: string): Promise<void> => {
      const link = `${appOrigin(user)}/confirm/${await issue(db, user, 'confirm')}${redirectQuery(redirectTo)}`;
      const mail = user.isGuest ? keepOrdersMail : confirmationMail;
      await outbox.mail(db, mail(user, link, config));
    },
    mailReset: async (db: Db, user: User): Promise<void> => {
      await outbox.mail(db, resetMail(user, await resetLink(db, user), config));
    },
    mailInvitation: async (db: Db, user: User, invitation: Invitation): Promise<void> => {
      await outbox.mail(
        db,
        invitationMail(user, await resetLink(db, user, INVITATION_LIFETIME), invitation, config),
      );
    },
    mailOrdersInAccount: (db: Db, user: User, redirectTo: string): Promise<void> =>
      outbox.mail(
        db,
        ordersInAccountMail(user, `${appOrigin(user)}/sign-in${redirectQuery(redirectTo)}`, config),
      ),
    mailAccountExists: (db: Db, user: User, redirectTo?: string): Promise<void> =>
      outbox.mail(
        db,
        accountExistsMail(user, `${appOrigin(user)}/sign-in${redirectQuery(redirectTo)}`, config),
      ),
  };
};

export type LinksService = ReturnType<typeof linksService>;

import { splitName } from '@market/domain/accounts/person-name';
import type { KeepOrdersInput } from '@market/domain/accounts/guest';
import type { DeliveryAddress } from '@market/domain/shipping/address';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { minutes } from '../../platform/clock';
import { conflict, expired, notFound } from '../../platform/errors';
import { readGuestLink, shopLinks } from '../../platform/guest-link';
import type { Principal } from '../../platform/principal';
import { guestLinkMail } from './account-mails';
import type { AccountsDeps } from './accounts-deps';
import {
  findUser,
  findUserByEmail,
  insertUser,
  setDeactivation,
  type User,
  toConsent,
} from './accounts.repository';
import { rejectCommonPassword } from './common-passwords';
import {
  changeGuestEmail,
  revokeGuestLinks,
  listGuestsWithOrders,
  lockGuest,
  lockGuestsByEmail,
  setGuestName,
  setGuestPassword,
} from './guests.repository';
import { deleteLinks } from './links.repository';
import { hashPassword } from './passwords';
import type { OpenSession } from './sessions.service';

const LINK_MAILS = { tries: 3, window: minutes(15) };
/** The maximum number of guests whose links are emailed at once. */
const MAX_LINKS = 5;
const MERGED_REASON = 'The orders were added to an account.';

const orderMovedError = () => expired('This order is now in an account. Sign in to see it.');

/**
 * Customers without an account. A guest has one row for each session, so somebody who enters
 * another person's email address sees only the orders of their own session. Only the emailed link,
 * or a confirmed account with the address, proves that the address is theirs.
 */
export const guestsService = (deps: AccountsDeps) => {
  const { db, clock, ids, throttle, sessions, links, outbox, moveGuestData, config, secret } = deps;
  const linkTo = shopLinks({ secret, clock, shop: config.origins.storefront });

  const merge = async (db: Db, guestIds: readonly string[], accountId: string): Promise<void> => {
    if (guestIds.length === 0) return;
    await moveGuestData(db, guestIds, accountId);
    for (const id of guestIds) {
      await setDeactivation(db, id, { at: clock.now(), reason: MERGED_REASON });
      await sessions.revokeAll(id, db);
    }
  };

  /**
   * Throws 410 for a link that is invalid or was revoked, or whose orders have moved to an account.
   */
  const findGuestByLink = async (token: string): Promise<User> => {
    const link = readGuestLink(secret, token, clock.now());
    const user = link && (await findUser(db, link.userId));
    const isEnded = user?.guestLinksEndedAt && link && link.issuedAt <= user.guestLinksEndedAt;
    if (!user || user.deletedAt || isEnded)
      throw expired('This link is no longer valid. Enter your email address to get a new one.');
    if (!user.isGuest || user.deactivatedAt) throw orderMovedError();
    return user;
  };

  const create = async (email: string): Promise<Pick<User, 'id' | 'role' | 'isGuest'>> => {
    const guest = { id: ids.next(), role: 'customer', isGuest: true } as const;
    await insertUser(db, {
      ...guest,
      userType: 'customer',
      email,
      passwordHash: '',
      firstName: 'Guest',
      lastName: '',
      createdAt: clock.now(),
    });
    return guest;
  };

  /** Links that were emailed to the previous address prove nothing about the new one. */
  const changeEmail = (id: string, email: string): Promise<boolean> =>
    inTransaction(db, async (db) => {
      const isChanged = await changeGuestEmail(db, id, email);
      if (isChanged) await deleteLinks(db, id, 'confirm');
      return isChanged;
    });

  return {
    async startGuest(principal: Principal | undefined, email: string): Promise<OpenSession> {
      if (principal && !principal.isGuest) throw conflict('You are signed in. Check out directly.');
      const signedInUser = principal && (await findUser(db, principal.userId));
      const isKept =
        signedInUser &&
        (signedInUser.email === email || (await changeEmail(signedInUser.id, email)));
      const guest = isKept ? signedInUser : await create(email);
      if (principal) await sessions.revoke(principal.sessionId);
      return sessions.open(guest);
    },

    openGuestLink: async (token: string): Promise<OpenSession> =>
      sessions.open(await findGuestByLink(token)),

    /** The response is the same whether there are orders or not. */
    async mailGuestLinks(email: string): Promise<void> {
      if (!(await throttle.allows(`guest-link:${email}`, LINK_MAILS))) return;
      const found = await listGuestsWithOrders(db, email, MAX_LINKS);
      await inTransaction(db, async (db) => {
        for (const guest of found)
          await outbox.mail(db, guestLinkMail(guest, linkTo(guest, '/orders'), config));
      });
    },

    endGuestAccess: (userId: string): Promise<void> =>
      inTransaction(db, async (db) => {
        await revokeGuestLinks(db, userId, clock.now());
        await sessions.revokeAll(userId, db);
      }),

    /**
     * Saves the password and emails a link that turns the guest into an account. The owner of an
     * account with this email address is asked to sign in instead. The response is the same in both
     * cases.
     */
    async keepGuestOrders(principal: Principal, { password, acceptsTerms }: KeepOrdersInput) {
      if (!principal.isGuest) throw conflict('This order is already in your account.');
      const user = await findUser(db, principal.userId);
      if (!user) throw notFound('This account');
      await rejectCommonPassword(password, 'password', config);
      await throttle.take(`keep:${user.email}`, LINK_MAILS);
      const passwordHash = await hashPassword('customer', password);
      await inTransaction(db, async (db) => {
        await setGuestPassword(db, user.id, {
          passwordHash,
          ...toConsent(acceptsTerms, clock.now()),
        });
        const account = await findUserByEmail(db, 'customer', user.email);
        if (account) await links.mailOrdersInAccount(db, account, '/orders');
        else await links.mailConfirmation(db, user, '/orders');
      });
    },

    /**
     * The account may have another email address, because the link proves access to the guest's
     * mailbox. Throws 410.
     */
    async addGuestToAccount({ userId }: Principal, token: string): Promise<void> {
      const { id } = await findGuestByLink(token);
      await inTransaction(db, async (db) => {
        const guestIds = await lockGuest(db, id);
        if (guestIds.length === 0) throw orderMovedError();
        await merge(db, guestIds, userId);
      });
    },

    /**
     * Moves the data of guests with the account's email address. Call it only after the owner has
     * confirmed that address.
     */
    takeOverGuests: async (
      db: Db,
      { id, email }: Pick<User, 'id' | 'email'>,
      guestId?: string,
    ): Promise<void> => merge(db, await lockGuestsByEmail(db, email, guestId), id),

    nameGuest: async (
      db: Db,
      userId: string,
      { fullName, phoneNumber }: Pick<DeliveryAddress, 'fullName' | 'phoneNumber'>,
    ): Promise<void> => {
      await setGuestName(db, userId, { ...splitName(fullName), phoneNumber });
    },
  };
};

export type GuestsService = ReturnType<typeof guestsService>;

import type {
  CustomerSignUp,
  MerchantSignUp,
  PartnerSignUp,
} from '@market/domain/accounts/credentials';
import { userTypeByRole, type Resource, type Role } from '@market/domain/accounts/roles';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { notFound } from '../../platform/errors';
import { randomToken } from '../../platform/tokens';
import { insertPartner } from '../delivery';
import type { Invitation } from './account-mails';
import type { AccountsDeps } from './accounts-deps';
import {
  findUser,
  findUserByEmail,
  insertUser,
  setStore,
  type NewUser,
  toConsent,
} from './accounts.repository';
import { rejectCommonPassword } from './common-passwords';
import { hashPassword } from './passwords';

interface NewAccount extends CustomerSignUp {
  readonly role: Role;
  readonly phoneNumber?: string | undefined;
  readonly resources?: readonly Resource[];
  /** For staff: the store that they work for. Merchants get a new one. */
  readonly storeId?: string;
  /** For a shipping partner's people: the partner that they work for. */
  readonly partnerId?: string;
  /** For merchants. */
  readonly storeName?: string;
  /** For partners. */
  readonly companyName?: string;
  readonly confirmed?: boolean;
}

export const signUpService = ({ db, clock, ids, links, stores, config }: AccountsDeps) => {
  /**
   * Returns the new account's id, or undefined when the email address already has an account of
   * this type.
   */
  const create = async (
    db: Db,
    account: NewAccount,
    passwordHash: string,
  ): Promise<string | undefined> => {
    const now = clock.now();
    const { role, email, firstName, lastName } = account;
    const user: NewUser = {
      id: ids.next(),
      userType: userTypeByRole[role],
      role,
      email,
      firstName,
      lastName,
      passwordHash,
      phoneNumber: account.phoneNumber ?? null,
      resources: [...(account.resources ?? [])],
      storeId: account.storeId ?? null,
      partnerId: account.partnerId ?? null,
      confirmedAt: account.confirmed ? now : null,
      ...toConsent(account.acceptsTerms, now),
      createdAt: now,
    };
    if (!(await insertUser(db, user))) return undefined;
    if (account.storeName !== undefined)
      await setStore(
        db,
        user.id,
        await stores.createForMerchant(db, { merchantId: user.id, storeName: account.storeName }),
      );
    if (account.companyName !== undefined)
      await insertPartner(db, {
        userId: user.id,
        companyName: account.companyName,
        phoneNumber: account.phoneNumber ?? null,
        createdAt: now,
      });
    return user.id;
  };

  /**
   * The password is hashed before the transaction, because hashing is slow and a transaction holds
   * a connection.
   */
  const hashAccountPassword = ({ role, password }: NewAccount) =>
    hashPassword(userTypeByRole[role], password);

  /** The response is the same for new and existing accounts. Only the email differs. */
  const signUp = async (account: Omit<NewAccount, 'confirmed'>): Promise<void> => {
    await rejectCommonPassword(account.password, 'password', config);
    const passwordHash = await hashAccountPassword(account);
    await inTransaction(db, async (db) => {
      const id = await create(db, account, passwordHash);
      const user =
        id === undefined
          ? await findUserByEmail(db, userTypeByRole[account.role], account.email)
          : await findUser(db, id);
      if (!user) return;
      if (id === undefined) await links.mailAccountExists(db, user, account.redirectTo);
      else await links.mailConfirmation(db, user, account.redirectTo);
    });
  };

  return {
    /** For seeds and the command line. */
    async createConfirmed(
      account: Omit<NewAccount, 'confirmed'>,
      within: Db = db,
    ): Promise<string> {
      const passwordHash = await hashAccountPassword(account);
      return inTransaction(within, async (db) => {
        const id = await create(db, { ...account, confirmed: true }, passwordHash);
        if (id === undefined)
          throw new Error(`${account.email} already has an account of this type.`);
        return id;
      });
    },
    /**
     * The invited person chooses a password with the emailed link. Returns undefined when the email
     * address is taken. `afterInsert` runs in the same transaction.
     */
    async createInvited(
      account: Omit<NewAccount, 'confirmed' | 'password'>,
      invitation: Invitation,
      afterInsert?: (db: Db, userId: string) => Promise<void>,
    ): Promise<string | undefined> {
      const unknown = { ...account, password: randomToken() };
      const passwordHash = await hashAccountPassword(unknown);
      return inTransaction(db, async (db) => {
        const id = await create(db, unknown, passwordHash);
        const user = id === undefined ? undefined : await findUser(db, id);
        if (!user) return undefined;
        await links.mailInvitation(db, user, invitation);
        await afterInsert?.(db, user.id);
        return user.id;
      });
    },
    /**
     * Emails a new link to an invited person who has not chosen a password, and invalidates the
     * earlier link, in the caller's transaction. Returns false for a user with a password.
     */
    async inviteAgain(db: Db, userId: string, invitation: Invitation): Promise<boolean> {
      const user = await findUser(db, userId);
      if (!user || user.confirmedAt) return false;
      await links.mailInvitation(db, user, invitation);
      return true;
    },
    async sendPasswordLink(db: Db, userId: string, invitation: Invitation): Promise<void> {
      const user = await findUser(db, userId);
      if (!user) throw notFound('This account');
      await (user.confirmedAt
        ? links.mailReset(db, user)
        : links.mailInvitation(db, user, invitation));
    },
    signUpCustomer: (person: CustomerSignUp) => signUp({ ...person, role: 'customer' }),
    signUpMerchant: (person: MerchantSignUp) => signUp({ ...person, role: 'merchant' }),
    signUpPartner: (person: PartnerSignUp) => signUp({ ...person, role: 'partner' }),
  };
};

import type { Account, Person, ProfileChange } from '@market/domain/accounts/account';
import type { Page } from '@market/domain/paging';
import type { Db } from '../../db/db';
import { notFound } from '../../platform/errors';
import { randomToken } from '../../platform/tokens';
import { isOpen, toStoreUrl } from '../../platform/store-address';
import {
  listColleagueIds,
  deleteUser,
  findProfile,
  findUserByEmail,
  listPeople,
  setDeactivation,
  setNames,
  updatePlatformUser,
  updateStaff,
} from './accounts.repository';
import { credentialsService } from './credentials.service';
import { guestsService } from './guests.service';
import { signInService } from './sign-in.service';
import { signUpService } from './sign-up.service';
import type { AccountsDeps } from './accounts-deps';

interface PeopleQuery {
  readonly limit: number;
  readonly offset: number;
  readonly search?: string | undefined;
}

const readProfile =
  ({ db, stores, config }: AccountsDeps) =>
  async (userId: string): Promise<Account> => {
    const row = await findProfile(db, userId);
    if (!row) throw notFound('Your account');
    const { user, store, logo, companyName } = row;
    return {
      id: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      role: user.role,
      resources: user.resources,
      ...(user.isGuest && { isGuest: true }),
      ...(user.phoneNumber && { phoneNumber: user.phoneNumber }),
      ...(user.storeId && {
        storeId: user.storeId,
        onboardingPercent: await stores.onboardingPercent(user.storeId),
      }),
      ...(store && { storeName: store.storeName }),
      ...(store &&
        isOpen(store.status) && { storeUrl: toStoreUrl(store, config.origins.storefront) }),
      ...(logo && { image: logo }),
      ...(companyName && { shippingCompany: companyName }),
      ...(user.role === 'partner' && { ownsPartner: user.partnerId === null }),
      ...(user.lastLoginAt && { lastLogin: user.lastLoginAt.toISOString() }),
    };
  };

export const accountsService = (deps: AccountsDeps) => {
  const { revokeAccess, ...ownCredentials } = credentialsService(deps);
  const ownGuests = guestsService(deps);
  return {
    ...signUpService(deps),
    ...signInService(deps, ownGuests),
    ...ownGuests,
    ...ownCredentials,

    profile: readProfile(deps),

    updateStaff,

    updatePlatformUser,

    async deleteUser(db: Db, userId: string): Promise<void> {
      await deleteUser(db, userId, deps.clock.now());
      await revokeAccess(db, userId);
    },

    /**
     * Deactivates an account and ends its sessions and, for a shipping partner, those of its
     * people. Reactivates the account when `reason` is undefined.
     */
    async setDeactivation(db: Db, userId: string, reason: string | undefined): Promise<void> {
      const deactivation = reason === undefined ? undefined : { at: deps.clock.now(), reason };
      await setDeactivation(db, userId, deactivation);
      if (!deactivation) return;
      for (const id of [userId, ...(await listColleagueIds(db, userId))])
        await revokeAccess(db, id);
    },

    async changeProfile(
      userId: string,
      { firstName, lastName, phoneNumber }: ProfileChange,
    ): Promise<Account> {
      await setNames(deps.db, userId, { firstName, lastName, phoneNumber: phoneNumber ?? null });
      return readProfile(deps)(userId);
    },

    async dispatchers(query: PeopleQuery): Promise<Page<Person>> {
      const { rows, count } = await listPeople(deps.db, 'dispatcher', query);
      return {
        rows: rows.map(({ id, firstName, lastName, email, phoneNumber, role }) => ({
          id,
          firstName,
          lastName,
          email,
          role,
          ...(phoneNumber && { phoneNumber }),
        })),
        count,
      };
    },

    /**
     * Returns a link to choose a password, and creates the super admin on the first call. Used by
     * the command line.
     */
    async superAdminLink(email: string): Promise<string> {
      const existing = await findUserByEmail(deps.db, 'admin', email);
      if (existing && existing.role !== 'super_admin')
        throw new Error(`${email} already has an account with another role.`);
      if (!existing)
        await signUpService(deps).createConfirmed({
          role: 'super_admin',
          email,
          password: randomToken(),
          firstName: 'Super',
          lastName: 'Admin',
        });
      const user = existing ?? (await findUserByEmail(deps.db, 'admin', email));
      if (!user) throw notFound('The new account');
      return deps.links.resetLink(deps.db, user);
    },
  };
};

export type AccountsService = ReturnType<typeof accountsService>;

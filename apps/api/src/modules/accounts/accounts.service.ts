import type { Account, Person, ProfileChange } from '@market/domain/accounts/account';
import type { Page } from '@market/domain/paging';
import { notFound } from '../../platform/errors';
import { randomToken } from '../../platform/tokens';
import { isOpen, storeUrlOf } from '../../db/store-address';
import { findProfile, findUserByEmail, listPeople, setNames } from './accounts.repository';
import { credentials } from './credentials';
import { signIns } from './sign-in';
import { signUps } from './sign-up';
import type { AccountsDeps } from './accounts-deps';

interface PeopleQuery {
  readonly limit: number;
  readonly offset: number;
  readonly search?: string | undefined;
}

/** The signed-in person, as the apps keep it. */
const profileOf =
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
      ...(user.phoneNumber && { phoneNumber: user.phoneNumber }),
      ...(user.storeId && {
        storeId: user.storeId,
        onboardingPercent: await stores.onboardingPercent(user.storeId),
      }),
      ...(store && { storeName: store.storeName }),
      ...(store &&
        isOpen(store.status) && { storeUrl: storeUrlOf(store, config.origins.storefront) }),
      ...(logo && { image: logo }),
      ...(companyName && { shippingCompany: companyName }),
      ...(user.lastLoginAt && { lastLogin: user.lastLoginAt.toISOString() }),
    };
  };

/** Who people are, how they come in, and how they prove it. */
export const accountsService = (deps: AccountsDeps) => ({
  ...signUps(deps),
  ...signIns(deps),
  ...credentials(deps),

  profile: profileOf(deps),

  async changeProfile(
    userId: string,
    { firstName, lastName, phoneNumber }: ProfileChange,
  ): Promise<Account> {
    await setNames(deps.db, userId, { firstName, lastName, phoneNumber: phoneNumber ?? null });
    return profileOf(deps)(userId);
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

  /** A link at which a super admin chooses a password, for the command line: a new one, or one whose link is too old. */
  async superAdminLink(email: string): Promise<string> {
    const known = await findUserByEmail(deps.db, 'admin', email);
    if (known && known.role !== 'super_admin')
      throw new Error(`${email} already has an account with another role.`);
    if (!known)
      await signUps(deps).createConfirmed({
        role: 'super_admin',
        email,
        password: randomToken(),
        firstName: 'Super',
        lastName: 'Admin',
      });
    const user = known ?? (await findUserByEmail(deps.db, 'admin', email));
    if (!user) throw notFound('The new account');
    return deps.links.resetLink(deps.db, user);
  },
});

export type AccountsService = ReturnType<typeof accountsService>;

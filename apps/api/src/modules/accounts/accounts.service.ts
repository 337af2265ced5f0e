import type { Account, Person, ProfileChange } from '@market/domain/accounts/account';
import type { Page } from '@market/domain/paging';
import type { Config } from '../../config';
import type { Db } from '../../db/db';
import { notFound } from '../../http/errors';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import { randomToken } from '../../platform/tokens';
import { isOpen, storeUrlOf } from '../../db/store-address';
import type { OutboxService } from '../outbox';
import { findProfile, findUserByEmail, listPeople, setNames } from './accounts.repository';
import { credentials } from './credentials';
import type { LinksService } from './links.service';
import type { SessionsService } from './sessions.service';
import { signIns } from './sign-in';
import { signUps } from './sign-up';
import type { ThrottleService } from './throttle.service';

export interface AccountsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly config: Pick<Config, 'demo' | 'origins' | 'platformName' | 'platformSlug'>;
  readonly outbox: OutboxService;
  readonly throttle: ThrottleService;
  readonly sessions: SessionsService;
  readonly links: LinksService;
  /** What accounts need of stores. */
  readonly stores: {
    /** The new store's id. */
    createForMerchant(db: Db, store: { merchantId: string; storeName: string }): Promise<string>;
    onboardingPercent(storeId: string): Promise<number>;
  };
}

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

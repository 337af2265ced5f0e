import { userTypeByRole, type Resource, type Role } from '@market/domain/accounts/roles';
import type { AppServices } from '../compose';
import type { Database } from '../db/db';
import { paymentCategoriesTable, storesTable, usersTable } from '../db/schema';
import type { Clock } from '../platform/clock';
import type { Ids } from '../platform/ids';

/** A signed-in account. */
export interface TestAccount {
  readonly userId: string;
  readonly role: Role;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The store of merchants and staff; empty for others. */
  readonly storeId: string;
  token: string;
  sessionId: string;
}

interface Person {
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly resources?: readonly Resource[];
  /** For staff: the store that they work for. */
  readonly storeId?: string;
  /** For a partner's people: the partner's owner. */
  readonly partnerId?: string;
}

interface NewStore extends Person {
  readonly storeName?: string;
  /** `live` by default. */
  readonly status?: (typeof storesTable.$inferInsert)['status'];
  /** The state that the store ships from. */
  readonly state?: string;
  readonly city?: string;
}

/** These accounts cannot sign in by password; the tests of the accounts module cover that. */
const NO_PASSWORD = 'none';

/**
 * Creates accounts by inserting rows rather than through the API, because the tests are not about
 * account creation.
 */
export function accountFactory({
  db,
  services,
  clock,
  ids,
}: {
  db: Database['db'];
  services: AppServices;
  clock: Clock;
  ids: Ids;
}) {
  let made = 0;

  const signedIn = async (
    role: Role,
    person: Person,
    storeId: string | undefined,
  ): Promise<TestAccount> => {
    made += 1;
    const userId = ids.next();
    const {
      email = `${role}${made}@test.example`,
      firstName = 'Ada',
      lastName = `Obi${made}`,
      resources = [],
    } = person;
    await db.insert(usersTable).values({
      id: userId,
      userType: userTypeByRole[role],
      role,
      email,
      passwordHash: NO_PASSWORD,
      firstName,
      lastName,
      phoneNumber: '08031234567',
      resources: [...resources],
      storeId: storeId ?? null,
      partnerId: person.partnerId ?? null,
      confirmedAt: clock.now(),
      createdAt: clock.now(),
    });
    const session = await services.sessions.open({ id: userId, role });
    return {
      userId,
      role,
      email,
      firstName,
      lastName,
      storeId: storeId ?? '',
      token: session.accessToken,
      sessionId: session.sessionId,
    };
  };

  /** A guest who has just entered their email address. */
  const guest = async (email = `guest${(made += 1)}@test.example`): Promise<TestAccount> => {
    const { userId, sessionId, accessToken } = await services.accounts.startGuest(undefined, email);
    return {
      userId,
      role: 'customer',
      email,
      firstName: 'Guest',
      lastName: '',
      storeId: '',
      token: accessToken,
      sessionId,
    };
  };

  const paymentCategory = async (): Promise<string> => {
    const [existing] = await db.select().from(paymentCategoriesTable).limit(1);
    if (existing) return existing.id;
    const id = ids.next();
    await db
      .insert(paymentCategoriesTable)
      .values({ id, name: 'Standard', commissionBps: 800, isDefault: true });
    return id;
  };

  const merchant = async ({
    storeName = `Store ${made + 1}`,
    status = 'live',
    state = 'Lagos',
    city = 'Ikeja',
    ...person
  }: NewStore = {}): Promise<TestAccount> => {
    const storeId = ids.next();
    const account = await signedIn('merchant', person, storeId);
    await db.insert(storesTable).values({
      id: storeId,
      merchantId: account.userId,
      storeName,
      slug: `store-${made}`,
      storePhoneNumber: '08031234567',
      street: '12 Allen Avenue',
      city,
      state,
      status,
      paymentCategoryId: await paymentCategory(),
      createdAt: clock.now(),
    });
    return account;
  };

  return {
    /** An account of any role. */
    account: (role: Role, person: Person = {}) =>
      role === 'merchant' ? merchant(person) : signedIn(role, person, person.storeId),
    guest,
    customer: (person: Person = {}) => signedIn('customer', person, undefined),
    /** A merchant with a store. */
    merchant,
    admin: (person: Person = {}) => signedIn('admin', person, undefined),
    superAdmin: (person: Person = {}) => signedIn('super_admin', person, undefined),
    approver: (person: Person = {}) => signedIn('approver', person, undefined),
    dispatcher: (person: Person = {}) => signedIn('dispatcher', person, undefined),
    scheduler: (person: Person = {}) => signedIn('scheduler', person, undefined),
    partner: (person: Person = {}) => signedIn('partner', person, undefined),
  };
}

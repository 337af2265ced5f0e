import { eq } from 'drizzle-orm';
import {
  userTypeByRole,
  platformResources,
  type Resource,
  type Role,
} from '@market/domain/accounts/roles';
import type { AppServices } from '../../compose';
import type { Principal } from '../../platform/principal';
import type { Ids } from '../../platform/ids';
import type { DemoAccountDetails } from '../../http/app-config';
import { addMilliseconds, days, type Clock } from '../../platform/clock';
import type { Db } from '../db';
import { addressesTable, usersTable } from '../schema';
import { DEMO_PASSWORD, demoAccounts, demoAdmins, demoApprovers } from './demo-accounts';
import { demoCustomers, demoDispatchers, demoPartnerPerson, demoPartners } from './demo-people';
import type { Random } from './random';

/** A person of the demo marketplace who can call services. */
export interface Member extends Principal {
  readonly email: string;
}

export interface NewMember {
  readonly role: Role;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber?: string;
  /** Set for partners. */
  readonly companyName?: string;
  /** Set for merchants. */
  readonly storeName?: string;
  /** Set for staff. */
  readonly storeId?: string;
  /** Set for people who work for a partner. */
  readonly partnerId?: string;
  readonly resources?: readonly Resource[];
}

interface Deps {
  readonly db: Db;
  readonly services: Pick<AppServices, 'accounts'>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
}

/** Signs people up at the clock's current time, all with the demo password. */
export const signUp =
  ({ services: { accounts } }: Pick<Deps, 'services'>) =>
  async (person: NewMember): Promise<Member> => {
    const { role, email, firstName, lastName } = person;
    const resources =
      person.resources ??
      (role === 'admin'
        ? platformResources
        : role === 'staff'
          ? (['products', 'orders', 'returns', 'coupons'] as const)
          : []);
    const userId = await accounts.createConfirmed({
      ...person,
      password: DEMO_PASSWORD,
      resources,
    });
    const { storeId } = person.storeName === undefined ? person : await accounts.profile(userId);
    return {
      userId,
      sessionId: '',
      userType: userTypeByRole[role],
      role,
      resources,
      name: `${firstName} ${lastName}`,
      isGuest: false,
      storeId,
      partnerId: role === 'partner' ? (person.partnerId ?? userId) : undefined,
      email,
    };
  };

/** The demo account of a role, as a new member. */
export function demoMember(role: Role): NewMember {
  const account = demoAccounts.find((each) => each.role === role);
  if (!account) throw new Error(`There is no demo account for ${role}`);
  return toNewMember(account);
}

function toNewMember(account: DemoAccountDetails): NewMember {
  const { role, name, email } = account;
  const [firstName = '', lastName = ''] = name.split(' ');
  const number = String(demoAccounts.indexOf(account)).padStart(2, '0');
  return { role, email, firstName, lastName, phoneNumber: `0803 555 02${number}` };
}

/** Signs up everyone except merchants and their staff. */
export async function signUpPeople(deps: Deps) {
  const {
    db,
    clock,
    services: { accounts },
  } = deps;
  const addMember = signUp(deps);
  const admin = await addMember(demoMember('admin'));
  const superAdmin = await addMember(demoMember('super_admin'));
  const approver = await addMember(demoMember('approver'));
  for (const { account, resources } of demoAdmins)
    await addMember({ ...toNewMember(account), resources });
  const limited = {
    first: await addMember(toNewMember(demoApprovers.first)),
    second: await addMember(toNewMember(demoApprovers.second)),
  };
  for (const level of ['first', 'second'] as const)
    await accounts.updatePlatformUser(db, limited[level].userId, { approverLevel: level });
  const scheduler = await addMember(demoMember('scheduler'));

  const dispatchers: Member[] = [];
  for (const person of [demoMember('dispatcher'), ...demoDispatchers])
    dispatchers.push(await addMember({ role: 'dispatcher', ...person }));
  const demoPartner = await addMember({ ...demoMember('partner'), companyName: 'Quick Fleet' });
  await addMember({ role: 'partner', partnerId: demoPartner.userId, ...demoPartnerPerson });
  const partners: Member[] = [demoPartner];
  for (const person of demoPartners) partners.push(await addMember({ role: 'partner', ...person }));

  const demoCustomer = await addMember(demoMember('customer'));
  const customers = [demoCustomer, ...(await signUpCustomers(deps, demoCustomer))];
  return {
    admin,
    superAdmin,
    approvers: [limited.first, approver] as const,
    scheduler,
    dispatchers,
    partners,
    demoPartner,
    demoCustomer,
    customers,
    since: clock.now(),
  };
}

export type People = Awaited<ReturnType<typeof signUpPeople>>;

/** Signs up many people with one password hash, because hashing is slow by design. */
async function signUpCustomers({ db, clock, ids, random }: Deps, like: Member): Promise<Member[]> {
  const [model] = await db.select().from(usersTable).where(eq(usersTable.id, like.userId));
  if (!model) throw new Error('The demo customer is missing');
  const rows = demoCustomers.map(({ place, firstName, lastName, email, phoneNumber }) => ({
    ...model,
    place,
    id: ids.next(),
    firstName,
    lastName,
    email,
    phoneNumber,
    createdAt: addMilliseconds(clock.now(), days(random.integer(0, 20))),
  }));
  await db.insert(usersTable).values(rows);
  const addresses = rows.map(
    ({ id: userId, firstName, lastName, email: emailAddress, phoneNumber, createdAt, place }) => ({
      ...place,
      id: ids.next(),
      userId,
      fullName: `${firstName} ${lastName}`,
      phoneNumber,
      emailAddress,
      isDefault: true,
      createdAt,
    }),
  );
  await db.insert(addressesTable).values(addresses);
  return rows.map(({ id: userId, firstName, lastName, email }): Member => ({
    userId,
    sessionId: '',
    userType: 'customer',
    role: 'customer',
    resources: [],
    name: `${firstName} ${lastName}`,
    isGuest: false,
    storeId: undefined,
    partnerId: undefined,
    email,
  }));
}

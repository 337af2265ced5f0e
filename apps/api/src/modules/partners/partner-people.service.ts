import type { Page, SearchQuery } from '@market/domain/paging';
import type { NewPartnerPerson, PartnerPerson } from '@market/domain/shipping/partner-people';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { hours } from '../../platform/clock';
import { conflict, invalid, notFound } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { requirePartner, type PartnerScope } from '../../platform/scope';
import type { AccountsService, ThrottleService } from '../accounts';
import { listPeople, lockPerson, type PersonRow } from './partner-people.repository';
import { findPartner } from './partners.repository';

/** Each invitation sends an email to an address that the inviter chooses. */
const INVITATIONS = { tries: 20, window: hours(1) };

interface Deps {
  readonly db: Db;
  readonly accounts: Pick<AccountsService, 'createInvited' | 'inviteAgain' | 'setDeactivation'>;
  readonly throttle: Pick<ThrottleService, 'take'>;
}

export const partnerPeopleService = ({ db, accounts, throttle }: Deps) => {
  const findPersonOrThrow = async (db: Db, scope: PartnerScope, id: string): Promise<PersonRow> => {
    const row = await lockPerson(db, scope, id);
    if (!row) throw notFound('This person');
    return row;
  };

  const createInvitation = async (principal: Principal, { partnerId }: PartnerScope) => {
    const row = await findPartner(db, partnerId);
    if (!row) throw notFound('Your company');
    await throttle.take(`partner-person:${partnerId}`, INVITATIONS);
    return { employer: row.partner.companyName, invitedBy: principal.name };
  };

  const change = (
    principal: Principal,
    id: string,
    work: (db: Db, person: PersonRow) => Promise<void>,
  ): Promise<PartnerPerson> =>
    inTransaction(db, async (db) => {
      const scope = requirePartner(principal);
      const person = await findPersonOrThrow(db, scope, id);
      if (id === scope.partnerId)
        throw conflict('You are the owner of the company, so your account cannot be deactivated.');
      await work(db, person);
      return toPerson(await findPersonOrThrow(db, scope, id));
    });

  return {
    async list(principal: Principal, query: SearchQuery): Promise<Page<PartnerPerson>> {
      const { rows, count } = await listPeople(db, requirePartner(principal), query);
      return { rows: rows.map(toPerson), count };
    },

    /**
     * Creates the account and emails a link to choose a password. Throws 422 on `email` when it is
     * already in use, and 429 after too many invitations.
     */
    async create(principal: Principal, person: NewPartnerPerson): Promise<PartnerPerson> {
      const scope = requirePartner(principal);
      const id = await accounts.createInvited(
        { ...person, ...scope, role: 'partner' },
        await createInvitation(principal, scope),
      );
      if (id === undefined)
        throw invalid(
          'email',
          'This email address already has a shipping partner account. Use another one.',
        );
      return toPerson(await findPersonOrThrow(db, scope, id));
    },

    async invite(principal: Principal, id: string): Promise<void> {
      const scope = requirePartner(principal);
      const { firstName, deactivatedAt } = await findPersonOrThrow(db, scope, id);
      if (deactivatedAt)
        throw conflict(`${firstName} is deactivated. Reactivate the account first.`);
      const invitation = await createInvitation(principal, scope);
      await inTransaction(db, async (db) => {
        if (!(await accounts.inviteAgain(db, id, invitation)))
          throw conflict(`${firstName} has already accepted the invitation.`);
      });
    },

    deactivate: (principal: Principal, id: string): Promise<PartnerPerson> =>
      change(principal, id, async (db, { firstName, deactivatedAt }) => {
        if (deactivatedAt) throw conflict(`${firstName} is already deactivated.`);
        await accounts.setDeactivation(db, id, `Deactivated by ${principal.name}`);
      }),

    reactivate: (principal: Principal, id: string): Promise<PartnerPerson> =>
      change(principal, id, async (db, { firstName, deactivatedAt }) => {
        if (!deactivatedAt) throw conflict(`${firstName} is already active.`);
        await accounts.setDeactivation(db, id, undefined);
      }),
  };
};

export type PartnerPeopleService = ReturnType<typeof partnerPeopleService>;

const toPerson = (row: PersonRow): PartnerPerson => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  phoneNumber: row.phoneNumber ?? undefined,
  isOwner: row.partnerId === null,
  status: row.deactivatedAt ? 'deactivated' : row.confirmedAt ? 'active' : 'invited',
  joinedAt: row.createdAt.toISOString(),
  lastLogin: row.lastLoginAt?.toISOString(),
});

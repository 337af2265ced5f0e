import type {
  CashHolder,
  NewRemittance,
  Remittance,
  RemittanceDecision,
  RemittanceQuery,
} from '@market/domain/cash/cash';
import { lagosDate } from '@market/domain/lagos-time';
import { cashRemittedEntries } from '@market/domain/ledger/cash-entries';
import { countCap } from '@market/domain/list-limits';
import { formatKobo } from '@market/domain/money';
import type { Page, SearchQuery } from '@market/domain/paging';
import type { Db } from '../../db/db';
import { toCountedPage } from '../../db/list-queries';
import { inTransaction } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import { conflict, invalid, notFound } from '../../platform/errors';
import type { Ids } from '../../platform/ids';
import type { Principal } from '../../platform/principal';
import type { AuditService } from '../audit';
import type { LedgerService } from '../ledger';
import {
  countRemittances,
  decideRemittance,
  findRemittance,
  insertRemittance,
  listHolderIdsByName,
  listHolders,
  listRemittances,
  lockHolder,
  sumWaitingRemittances,
  type RemittanceListRow,
} from './cash.repository';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly audit: Pick<AuditService, 'record'>;
  readonly ledger: Pick<LedgerService, 'record' | 'cashHeldBy'>;
}

export const cashService = ({ db, clock, ids, audit, ledger }: Deps) => {
  const findRemittanceOrThrow = async (db: Db, id: string): Promise<RemittanceListRow> => {
    const row = await findRemittance(db, id);
    if (!row) throw notFound('This remittance');
    return row;
  };

  return {
    async holders(query: SearchQuery): Promise<Page<CashHolder>> {
      const rows = await listHolders(db, query);
      return {
        rows: rows.map(({ isPartner, held: cashHeld, earned, ...row }) => ({
          holderId: row.holderId,
          holderName: row.holderName,
          kind: isPartner ? 'partner' : 'dispatcher',
          held: cashHeld,
          earned,
          waiting: row.waiting,
          balance: cashHeld - earned,
        })),
        count: rows[0]?.count ?? 0,
      };
    },

    async remittances(query: RemittanceQuery): Promise<Page<Remittance>> {
      const { search = '' } = query;
      const holderIds = search === '' ? [] : await listHolderIdsByName(db, search);
      const filter = { ...query, holderIds };
      const rows = (await listRemittances(db, filter)).map(toRemittance);
      const cap = countCap(search, query.offset + query.limit);
      return toCountedPage(rows, query, () => countRemittances(db, filter, cap), cap);
    },

    /**
     * Records cash that arrived at the bank. Throws 404, 409 for a reference that is already
     * recorded, and 422 for a future day or an amount above the cash that the holder has.
     */
    record: (principal: Principal, input: NewRemittance): Promise<Remittance> =>
      inTransaction(db, async (db) => {
        const { holderId, amount, bankReference, receivedOn } = input;
        if (!(await lockHolder(db, holderId))) throw notFound('This partner or dispatcher');
        const now = clock.now();
        if (receivedOn > lagosDate(now))
          throw invalid('receivedOn', 'Choose today or an earlier day');
        const remaining =
          (await ledger.cashHeldBy(db, holderId)) - (await sumWaitingRemittances(db, holderId));
        if (amount > remaining)
          throw invalid(
            'amount',
            `Enter at most ${formatKobo(Math.max(0, remaining))}, the cash held`,
          );
        const id = ids.next();
        const isNew = await insertRemittance(db, {
          id,
          holderId,
          amount,
          bankReference,
          receivedOn,
          status: 'waiting',
          recordedBy: principal.userId,
          recordedAt: now,
          decidedBy: null,
          decidedAt: null,
          reason: null,
        });
        if (!isNew) throw conflict('A remittance with this bank reference is already recorded.');
        await audit.record(db, principal, {
          action: 'remittance.recorded',
          subject: 'remittance',
          subjectId: id,
          subjectName: bankReference,
          after: { status: 'Waiting', amount: formatKobo(amount) },
        });
        return toRemittance(await findRemittanceOrThrow(db, id));
      }),

    /**
     * Confirms a remittance and records it in the ledger, or rejects it. Throws 404, and 409 when
     * it is already decided, was recorded by the same person, or exceeds what the holder still has.
     */
    decide: (
      principal: Principal,
      id: string,
      { confirmed, reason }: RemittanceDecision,
    ): Promise<Remittance> =>
      inTransaction(db, async (db) => {
        const { remittance } = await findRemittanceOrThrow(db, id);
        const { holderId, amount, bankReference } = remittance;
        await lockHolder(db, holderId);
        const cashHeld = await ledger.cashHeldBy(db, holderId);
        if (confirmed && remittance.status === 'waiting' && amount > cashHeld)
          throw conflict(
            `Only ${formatKobo(Math.max(0, cashHeld))} in cash is held now. Reject this remittance and record it again.`,
          );
        const decided = await decideRemittance(db, id, {
          status: confirmed ? 'confirmed' : 'refused',
          decidedBy: principal.userId,
          decidedAt: clock.now(),
          reason: reason ?? null,
        });
        if (!decided)
          throw conflict(
            remittance.status === 'waiting'
              ? 'You recorded this remittance, so someone else must confirm it.'
              : `This remittance is already ${remittance.status === 'refused' ? 'rejected' : remittance.status}.`,
          );
        if (confirmed)
          await ledger.record(db, 'cash_remitted', id, cashRemittedEntries(holderId, amount));
        await audit.record(db, principal, {
          action: confirmed ? 'remittance.confirmed' : 'remittance.refused',
          subject: 'remittance',
          subjectId: id,
          subjectName: bankReference,
          before: { status: 'Waiting' },
          after: { status: confirmed ? 'Confirmed' : 'Rejected', amount: formatKobo(amount) },
          reason,
        });
        return toRemittance(await findRemittanceOrThrow(db, id));
      }),
  };
};

export type CashService = ReturnType<typeof cashService>;

const toRemittance = ({
  remittance: { decidedAt, recordedAt, reason, ...remittance },
  holderName,
  recordedBy,
  decidedBy,
}: RemittanceListRow): Remittance => ({
  id: remittance.id,
  holderId: remittance.holderId,
  holderName,
  amount: remittance.amount,
  bankReference: remittance.bankReference,
  receivedOn: remittance.receivedOn,
  status: remittance.status,
  recordedBy,
  recordedAt: recordedAt.toISOString(),
  ...(decidedAt && { decidedBy, decidedAt: decidedAt.toISOString() }),
  ...(reason !== null && { reason }),
});

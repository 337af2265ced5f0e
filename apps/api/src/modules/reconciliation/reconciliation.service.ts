import { providerFeeEntries } from '@market/domain/ledger/entries';
import { formatKobo } from '@market/domain/money';
import type { DownloadLink } from '@market/domain/files';
import type { Page } from '@market/domain/paging';
import {
  getFeeCorrection,
  isExplainable,
  reconciliationFilterSchema,
  type ReconciliationDay,
  type ReconciliationDaysQuery,
  type ReconciliationDetail,
  type ReconciliationFilter,
  type ReconciliationItem,
  type ReconciliationPage,
  type ReconciliationQuery,
  type ReconciliationReason,
} from '@market/domain/reconciliation/reconciliation';
import { reconciliationTexts } from '@market/domain/reconciliation/reconciliation-texts';
import type { PaymentOutcome } from '@market/domain/checkout/checkout';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import { conflict, notFound } from '../../platform/errors';
import { pagedCsv } from '../../platform/paged-csv';
import type { Principal } from '../../platform/principal';
import { signDownload, verifySignedUrl } from '../../platform/signed-download';
import type { AuditService } from '../audit';
import type { LedgerService } from '../ledger';
import type { OutboxService } from '../outbox';
import { itemReader } from './item-reader';
import { listDays } from './reconciliation-days.repository';
import { itemColumns } from './reconciliation-csv';
import { countItems, listReferences, sumItems } from './reconciliation-lists.repository';
import {
  lockItem,
  findRecordId,
  saveExplanation,
  sumSettlements,
} from './reconciliation.repository';
import { rebuildReconciliation, updateReconciliation } from './update-reconciliation';

/** Job: reads the providers' new settlements. */
export const READ_SETTLEMENTS = 'reconciliation.read';
export const RECONCILIATION_EXPORT_PATH = '/api/exports/reconciliation';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  /** Signs download URLs. */
  readonly secret: string;
  readonly ledger: Pick<LedgerService, 'record'>;
  readonly audit: Pick<AuditService, 'record'>;
  readonly outbox: Pick<OutboxService, 'enqueue'>;
  readonly settle: (reference: string) => Promise<PaymentOutcome>;
  readonly readSettlements: () => Promise<void>;
}

export const reconciliationService = ({
  db,
  clock,
  secret,
  ledger,
  audit,
  outbox,
  settle,
  readSettlements,
}: Deps) => {
  const { findItemOrThrow, readItems, toSelection } = itemReader(clock);

  const recorded = async (
    db: Db,
    principal: Principal,
    { reference, kind, state, difference }: ReconciliationItem,
    action: 'payment.feeCorrected' | 'payment.differenceExplained',
    reason: string,
  ): Promise<ReconciliationItem> => {
    const item = await findItemOrThrow(db, reference);
    const subjectId = await findRecordId(db, item);
    if (subjectId === undefined) throw notFound('This item');
    await audit.record(db, principal, {
      action,
      subject: kind,
      subjectId,
      subjectName: reference,
      before: { status: reconciliationTexts[state].label, difference: formatKobo(difference) },
      after: {
        status: reconciliationTexts[item.state].label,
        difference: formatKobo(item.difference),
      },
      reason,
    });
    return item;
  };

  /** Compares the item right after it was resolved, for readers that do not compare first. */
  const compared = async <T>(result: Promise<T>): Promise<T> => {
    const value = await result;
    await updateReconciliation(db);
    return value;
  };

  return {
    async list({ limit, offset, ...filter }: ReconciliationQuery): Promise<ReconciliationPage> {
      await updateReconciliation(db);
      const selection = await toSelection(db, filter);
      const references = await listReferences(db, filter.list, selection, { limit, offset });
      const counts = await countItems(db, selection);
      const { unsettled, ...sums } = await sumItems(db, selection);
      const { lastSettledAt, ...settlements } = await sumSettlements(db, filter);
      return {
        rows: await readItems(db, references),
        count: counts[filter.list],
        counts,
        summary: {
          ...settlements,
          lastSettledAt: lastSettledAt?.toISOString(),
          ...sums,
          difference: sums.provider - sums.ledger,
          waiting: unsettled,
        },
      };
    },

    async days({
      limit,
      offset,
      ...period
    }: ReconciliationDaysQuery): Promise<Page<ReconciliationDay>> {
      await updateReconciliation(db);
      const rows = await listDays(db, period, { limit, offset });
      return {
        rows: rows.map(({ total: _, ...day }) => day),
        count: rows[0]?.total ?? 0,
      };
    },

    async byReference(reference: string): Promise<ReconciliationDetail> {
      const item = await findItemOrThrow(db, reference);
      return { ...item, recordId: await findRecordId(db, item) };
    },

    /**
     * Records the fee that the provider deducted at settlement. Throws 404, and 409 when the fee
     * matches or has already been corrected.
     */
    correctFee: (
      principal: Principal,
      reference: string,
      { reason }: ReconciliationReason,
    ): Promise<ReconciliationItem> =>
      compared(
        inTransaction(db, async (db) => {
          await lockItem(db, reference);
          const item = await findItemOrThrow(db, reference);
          const correction = getFeeCorrection(item);
          if (correction === 0)
            throw conflict('The fee of this payment already matches. Reload the page.');
          await ledger.record(db, 'fee_correction', reference, providerFeeEntries(correction));
          // The ledger records at most one correction per payment.
          if (getFeeCorrection(await findItemOrThrow(db, reference)) !== 0)
            throw conflict(
              'The fee of this payment has already been corrected. Explain the difference instead.',
            );
          return recorded(db, principal, item, 'payment.feeCorrected', reason);
        }),
      ),

    explain: (
      principal: Principal,
      reference: string,
      { reason }: ReconciliationReason,
    ): Promise<ReconciliationItem> =>
      compared(
        inTransaction(db, async (db) => {
          await lockItem(db, reference);
          const item = await findItemOrThrow(db, reference);
          if (!isExplainable(item.state))
            throw conflict('There is no difference to explain. Reload the page.');
          await saveExplanation(db, {
            reference,
            difference: item.difference,
            reason,
            explainedBy: principal.userId,
            explainedAt: clock.now(),
          });
          return recorded(db, principal, item, 'payment.differenceExplained', reason);
        }),
      ),

    /**
     * Asks the provider about a payment that the ledger does not contain, and then creates its order
     * or refunds it. The check is recorded first, because the provider decides what follows. Throws
     * 404, 409, and 503 when the provider does not respond.
     */
    async check(principal: Principal, reference: string): Promise<ReconciliationItem> {
      const item = await findItemOrThrow(db, reference);
      const { kind, state } = item;
      const subjectId = await findRecordId(db, item);
      if (kind !== 'payment' || state !== 'missingInLedger' || subjectId === undefined)
        throw conflict('The ledger contains this payment. Reload the page.');
      await audit.record(db, principal, {
        action: 'payment.checked',
        subject: kind,
        subjectId,
        subjectName: reference,
      });
      await compared(settle(reference));
      return findItemOrThrow(db, reference);
    },

    exportLink: (filter: ReconciliationFilter): DownloadLink =>
      signDownload(secret, RECONCILIATION_EXPORT_PATH, filter, clock.now()),

    /** Streams the items for a signed URL. Throws 404 when it is invalid or has expired. */
    async export(query: unknown): Promise<AsyncGenerator<string>> {
      const filter = verifySignedUrl(
        secret,
        RECONCILIATION_EXPORT_PATH,
        query,
        reconciliationFilterSchema,
        clock.now(),
      );
      if (!filter) throw notFound('This download');
      await updateReconciliation(db);
      const selection = await toSelection(db, filter);
      return pagedCsv(itemColumns, async (part) =>
        readItems(db, await listReferences(db, filter.list, selection, part)),
      );
    },

    /** Compares changed items. Runs regularly, so that lists have little left to compare. */
    update: (): Promise<void> => updateReconciliation(db),
    /** Compares all items again. */
    rebuild: (): Promise<void> => rebuildReconciliation(db),
    readSettlements,
    scheduleRead: (): Promise<void> =>
      outbox.enqueue(db, { kind: READ_SETTLEMENTS, payload: {}, uniqueKey: READ_SETTLEMENTS }),
  };
};

export type ReconciliationService = ReturnType<typeof reconciliationService>;

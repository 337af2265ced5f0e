import {
  payoutFilterSchema,
  type MerchantPayments,
  type PartnerPayments,
  type Payable,
  type PaymentStats,
  type Payout,
  type PayoutAction,
  type PayoutFilter,
} from '@market/domain/payouts/payout';
import type { DownloadLink } from '@market/domain/files';
import { countCap } from '@market/domain/list-limits';
import type { Page, SearchQuery } from '@market/domain/paging';
import { toCountedPage } from '../../db/list-queries';
import { invalid, notFound } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { requirePartner, requireStore } from '../../platform/scope';
import { pagedCsv } from '../../platform/paged-csv';
import { signDownload, verifySignedUrl } from '../../platform/signed-download';
import { sumOwedToPayees } from '../ledger/ledger.reads';
import { matchingPayouts } from './matching-payouts.repository';
import { listPayable } from './payable.repository';
import { findBank } from './payees.repository';
import {
  approveAndSendPayout,
  isStoreUser,
  readPartnerBalance,
  payableCutOff,
  requestPayout,
} from './payout-approval';
import { sendPayoutBack } from './send-payout-back';
import { toPayable, toPayout } from './payout-view';
import { payoutColumns } from './payouts-csv';
import { payoutTransfers } from './payout-transfers';
import {
  countPayouts,
  findPayout,
  listPayouts,
  sumByStatus,
  type PayoutListRow,
  type PayoutPage,
  type PayoutScope,
} from './payouts.repository';
import type { PayoutsDeps } from './payouts-deps';
import { payoutStatements } from './statements';
import { storeBalances } from './store-balances';

type PayoutQuery = Omit<PayoutPage, 'found'> & { readonly search?: string | undefined };

export const PAYOUT_EXPORT_PATH = '/api/exports/payouts';

/** One person requests a payout, and another one approves it. */
export const payoutsService = (deps: PayoutsDeps) => {
  const { db, clock, secret } = deps;
  const money = storeBalances(deps);
  const transfers = payoutTransfers(deps);
  const request = requestPayout({ ...deps, money, transfers });
  const approve = approveAndSendPayout({ ...deps, money, transfers });
  const sendBack = sendPayoutBack({ ...deps, transfers });
  const toScope = (principal: Principal): PayoutScope => {
    if (isStoreUser(principal)) return requireStore(principal);
    return principal.role === 'partner' ? requirePartner(principal) : 'platform';
  };

  const toPayouts = (rows: readonly PayoutListRow[]): Payout[] =>
    rows.map((row) => toPayout(row, clock.now()));

  const toSelection = async (query: PayoutQuery) => ({
    ...query,
    found: await matchingPayouts(db, query.search),
  });

  const byId = async (principal: Principal, id: string): Promise<Payout> => {
    const row = await findPayout(db, toScope(principal), id);
    if (!row) throw notFound('This payout');
    return toPayout(row, clock.now());
  };

  return {
    /**
     * Merchants request payouts for their own store, admins for any store or shipping partner.
     * Another person has to approve; platform staff can send a request back. Throws 403, 404, 409 or
     * 422.
     */
    async act(
      principal: Principal,
      { action, payoutId, storeId, partnerId, reason = '' }: PayoutAction,
    ): Promise<Payout> {
      if (action === 'request') {
        if (isStoreUser(principal))
          return byId(principal, await request(principal, requireStore(principal)));
        if (partnerId !== undefined)
          return byId(principal, await request(principal, { partnerId }));
        if (storeId === undefined) throw invalid('storeId', 'Choose who is paid');
        return byId(principal, await request(principal, { storeId }));
      }
      if (payoutId === undefined) throw invalid('payoutId', 'Choose a payout');
      if (action === 'approve') await approve(principal, payoutId);
      else await sendBack(principal, payoutId, reason);
      return byId(principal, payoutId);
    },

    requestForPartner: async (principal: Principal): Promise<Payout> =>
      byId(principal, await request(principal, requirePartner(principal))),

    async listPartnerPayouts(principal: Principal, query: PayoutQuery): Promise<PartnerPayments> {
      const scope = requirePartner(principal);
      const bank = await findBank(db, scope);
      const selection = await toSelection(query);
      const available = await readPartnerBalance(deps, scope.partnerId, payableCutOff(clock.now()));
      return {
        available: Math.max(0, available.amount),
        cashCollected: available.cashDeducted,
        bank: bank && {
          bankName: bank.bankName,
          accountNumberLast4: bank.accountNumber.slice(-4),
        },
        rows: toPayouts(await listPayouts(db, scope, selection)),
        count: await countPayouts(db, scope, selection),
      };
    },

    ...payoutStatements(deps, toScope),

    async payable(query: SearchQuery): Promise<Page<Payable>> {
      const now = clock.now();
      const rows = await listPayable(db, { ...query, until: payableCutOff(now) });
      return {
        rows: rows.map((row) => toPayable(row, now)),
        count: rows[0]?.count ?? 0,
      };
    },

    exportLink: (filter: PayoutFilter): DownloadLink =>
      signDownload(secret, PAYOUT_EXPORT_PATH, filter, clock.now()),

    export(query: unknown): AsyncGenerator<string> {
      const filter = verifySignedUrl(
        secret,
        PAYOUT_EXPORT_PATH,
        query,
        payoutFilterSchema,
        clock.now(),
      );
      if (!filter) throw notFound('This download');
      return pagedCsv(payoutColumns, async (part) =>
        toPayouts(await listPayouts(db, 'platform', await toSelection({ ...filter, ...part }))),
      );
    },

    async list(query: PayoutQuery) {
      const selection = await toSelection(query);
      const rows = toPayouts(await listPayouts(db, 'platform', selection));
      const cap = countCap(query.search, query.offset + query.limit);
      return toCountedPage(rows, query, () => countPayouts(db, 'platform', selection, cap), cap);
    },

    async mine(principal: Principal, query: PayoutQuery): Promise<MerchantPayments> {
      const scope = requireStore(principal);
      const { stats, available, held, disputed, bank } = await money.balances(scope);
      const selection = await toSelection(query);
      const rows = await listPayouts(db, scope, selection);
      return {
        stats,
        available: Math.max(0, available),
        held,
        disputed,
        bank,
        rows: toPayouts(rows),
        count: await countPayouts(db, scope, selection),
      };
    },

    /** Totals over all payees: paid, approved and in transit, and payable but not approved. */
    async stats(): Promise<PaymentStats> {
      const payable = await sumOwedToPayees(db);
      const sums = await sumByStatus(db, 'platform');
      return {
        processedPayment: sums.get('processed') ?? 0,
        approvedPayment: sums.get('approved') ?? 0,
        pendingPayment: Math.max(0, payable),
      };
    },

    balances: money.balances,
    nextPayout: money.nextPayout,
    lockAvailable: money.lockAvailable,
    transferEnded: transfers.ended,
    send: transfers.send,
  };
};

export type PayoutsService = ReturnType<typeof payoutsService>;

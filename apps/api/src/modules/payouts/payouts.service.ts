import {
  PAYOUT_ORDERS_SHOWN,
  payoutFilter,
  type MerchantPayments,
  type PayableStore,
  type PaymentStats,
  type Payout,
  type PayoutAction,
  type PayoutFilter,
} from '@market/domain/payouts/payout';
import type { DownloadLink } from '@market/domain/files';
import type { Page, SearchQuery } from '@market/domain/paging';
import { countedPage } from '../../db/list-queries';
import { invalid, notFound } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { ownStore } from '../../platform/scope';
import { groupBy } from '../../platform/group-by';
import { pagedCsv } from '../../platform/paged-csv';
import { signDownload, verifySignedUrl } from '../../platform/signed-download';
import { owedToStores } from '../ledger/ledger.reads';
import { listPayableStores } from './payable-stores.repository';
import { firstOrdersOf } from './payout-orders.repository';
import { approveAndSend, isMerchantSide, requestPayout } from './payout-approval';
import { toPayableStore, toPayout } from './payout-view';
import { payoutColumns } from './payouts-csv';
import { payoutTransfers } from './payout-transfers';
import {
  countPayouts,
  findPayout,
  listPayouts,
  sumByStatus,
  type PayoutListRow,
  type PayoutQuery,
  type PayoutScope,
} from './payouts.repository';
import type { PayoutsDeps } from './payouts-deps';
import { payoutStatements } from './statements';
import { storeBalances } from './store-balances';

export const PAYOUT_EXPORT_PATH = '/api/exports/payouts';

/** Payouts to stores. One person requests a payout, and another one approves it. */
export const payoutsService = (deps: PayoutsDeps) => {
  const { db, clock, secret } = deps;
  const money = storeBalances(deps);
  const transfers = payoutTransfers(deps);
  const request = requestPayout({ ...deps, money, transfers });
  const approve = approveAndSend({ ...deps, money, transfers });
  const scopeOf = (principal: Principal): PayoutScope =>
    isMerchantSide(principal) ? ownStore(principal) : 'platform';

  const present = async (rows: readonly PayoutListRow[]): Promise<Payout[]> => {
    const orders =
      rows.length === 0
        ? []
        : await firstOrdersOf(
            db,
            rows.map((row) => row.payout.id),
            PAYOUT_ORDERS_SHOWN,
          );
    const byPayout = groupBy(orders, (order) => order.payoutId);
    return rows.map((row) => toPayout(row, byPayout.get(row.payout.id) ?? [], clock.now()));
  };

  const byId = async (principal: Principal, id: string): Promise<Payout> => {
    const row = await findPayout(db, scopeOf(principal), id);
    const [payout] = row ? await present([row]) : [];
    if (!payout) throw notFound('This payout');
    return payout;
  };

  return {
    /**
     * Merchants request payouts for their own store, admins for any store. Another person has to
     * approve. Throws 404, 409, 403.
     */
    async act(principal: Principal, { action, payoutId, storeId }: PayoutAction): Promise<Payout> {
      if (action === 'request') {
        const store = isMerchantSide(principal) ? ownStore(principal).storeId : storeId;
        if (store === undefined) throw invalid('storeId', 'Choose a store');
        return byId(principal, await request(principal, store));
      }
      if (payoutId === undefined) throw invalid('payoutId', 'Choose a payout');
      await approve(principal, payoutId);
      return byId(principal, payoutId);
    },

    ...payoutStatements(deps, scopeOf),

    /** Stores that a payout can be requested for. */
    async payable(query: SearchQuery): Promise<Page<PayableStore>> {
      const rows = await listPayableStores(db, query);
      return {
        rows: rows.map((row) => toPayableStore(row, clock.now())),
        count: rows[0]?.count ?? 0,
      };
    },

    /** Returns a URL that downloads the filtered list. Valid for a few minutes. */
    exportLink: (filter: PayoutFilter): DownloadLink =>
      signDownload(secret, PAYOUT_EXPORT_PATH, filter, clock.now()),

    /**
     * Streams the download of a signed URL. Throws 404 when the signature is invalid or expired.
     */
    export(query: unknown): AsyncGenerator<string> {
      const filter = verifySignedUrl(secret, PAYOUT_EXPORT_PATH, query, payoutFilter, clock.now());
      if (!filter) throw notFound('This download');
      return pagedCsv(payoutColumns, async (part) =>
        // Without the orders, which no column shows.
        (await listPayouts(db, 'platform', { ...filter, ...part })).map((row) =>
          toPayout(row, [], clock.now()),
        ),
      );
    },

    async list(query: PayoutQuery) {
      const rows = await present(await listPayouts(db, 'platform', query));
      return countedPage(rows, query, () => countPayouts(db, 'platform', query));
    },

    async mine(principal: Principal, query: PayoutQuery): Promise<MerchantPayments> {
      const scope = ownStore(principal);
      const { stats, available, held, disputed, bank } = await money.balances(scope);
      const rows = await listPayouts(db, scope, query);
      return {
        stats,
        available: Math.max(0, available),
        held,
        disputed,
        bank,
        rows: await present(rows),
        count: await countPayouts(db, scope, query),
      };
    },

    /** Totals over all stores: paid, approved and in transit, and payable but not approved. */
    async stats(): Promise<PaymentStats> {
      const payable = await owedToStores(db);
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

import type { DownloadLink } from '@market/domain/files';
import { formatDate } from '@market/domain/lagos-time';
import { sumKobo } from '@market/domain/money';
import {
  incomeFilterSchema,
  type IncomeFilter,
  type IncomeQuery,
  type StoreCounts,
  type StoreSubscription,
  type SubscriptionCharge,
  type SubscriptionIncome,
  subscriptionStatusTexts,
} from '@market/domain/subscriptions/income';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import { notFound } from '../../platform/errors';
import { groupBy } from '../../platform/group-by';
import { nairaCell, pagedCsv, type CsvColumn } from '../../platform/paged-csv';
import { signDownload, verifySignedUrl } from '../../platform/signed-download';
import {
  countSubscribers,
  findSubscriber,
  sumLedgerDifference,
  listCharges,
  sumCharges,
  type ChargeRow,
} from './income.repository';
import { listPlans } from './subscriptions.repository';

export const INCOME_EXPORT_PATH = '/api/exports/subscription-income';

const CHARGES_SHOWN = 24;

const csvColumns: readonly CsvColumn<SubscriptionCharge>[] = [
  ['Date', ({ paidAt }) => formatDate(paidAt)],
  ['Store', ({ storeName }) => storeName],
  ['Plan', ({ planName }) => planName],
  ['Status now', ({ status }) => subscriptionStatusTexts[status].label],
  ['Amount (NGN)', ({ amount }) => nairaCell(amount)],
];

const toCharge = ({ paidAt, ...row }: ChargeRow): SubscriptionCharge => ({
  ...row,
  paidAt: paidAt.toISOString(),
});

const toSums = (rows: readonly { readonly amount: number; readonly charges: number }[]) => ({
  amount: sumKobo(rows.map(({ amount }) => amount)),
  charges: rows.reduce((all, { charges }) => all + charges, 0),
});

type Subscribers = Awaited<ReturnType<typeof countSubscribers>>;

function countStores(rows: Subscribers): StoreCounts {
  const countWithStatus = (status: Subscribers[number]['status']) =>
    rows.reduce((all, row) => (row.status === status ? all + row.stores : all), 0);
  return {
    active: countWithStatus('active'),
    ending: rows.reduce((all, { ending }) => all + ending, 0),
    lapsed: countWithStatus('lapsed'),
    cancelled: countWithStatus('cancelled'),
  };
}

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  /** Signs download URLs. */
  readonly secret: string;
}

export const incomeService = ({ db, clock, secret }: Deps) => ({
  async income({ limit, offset, ...filter }: IncomeQuery): Promise<SubscriptionIncome> {
    const sums = await sumCharges(db, filter);
    const subscribers = await countSubscribers(db, filter);
    const plans = (await listPlans(db)).filter(({ price }) => price > 0).toReversed();
    const total = toSums(sums);
    return {
      ...total,
      plans: plans.map(({ id, name, price }) => ({
        planId: id,
        planName: name,
        price,
        ...toSums(sums.filter(({ planId }) => planId === id)),
        stores: countStores(subscribers.filter(({ planId }) => planId === id)),
      })),
      months: [...groupBy(sums, ({ month }) => month)].map(([month, rows]) => ({
        month,
        ...toSums(rows),
        plans: rows.map(({ planId, amount }) => ({ planId, amount })),
      })),
      stores: countStores(subscribers),
      ledgerDifference: await sumLedgerDifference(db, filter),
      calculatedAt: clock.now().toISOString(),
      rows: (await listCharges(db, filter, { limit, offset })).map(toCharge),
      count: total.charges,
    };
  },

  /** Throws 404 when the store never had a paid plan. */
  async ofStore(storeId: string): Promise<StoreSubscription> {
    const found = await findSubscriber(db, storeId);
    if (!found) throw notFound('This subscription');
    const { subscription, status, storeName } = found;
    const plans = new Map((await listPlans(db)).map(({ id, name }) => [id, name]));
    const { amount, charges } = toSums(await sumCharges(db, { storeId }));
    const latest = await listCharges(db, { storeId }, { limit: CHARGES_SHOWN, offset: 0 });
    return {
      storeId,
      storeName,
      status,
      planName: plans.get(subscription.planId) ?? '',
      startedAt: subscription.startedAt.toISOString(),
      paidUntil: subscription.paidUntil.toISOString(),
      nextPlanName: plans.get(subscription.nextPlanId) ?? '',
      endedAt: subscription.endedAt?.toISOString(),
      amount,
      rows: latest.map(toCharge),
      count: charges,
    };
  },

  incomeExportLink: (filter: IncomeFilter): DownloadLink =>
    signDownload(secret, INCOME_EXPORT_PATH, filter, clock.now()),

  exportIncome(query: unknown): AsyncGenerator<string> {
    const filter = verifySignedUrl(
      secret,
      INCOME_EXPORT_PATH,
      query,
      incomeFilterSchema,
      clock.now(),
    );
    if (!filter) throw notFound('This download');
    return pagedCsv(csvColumns, async (part) =>
      (await listCharges(db, filter, part)).map(toCharge),
    );
  },
});

export type IncomeService = ReturnType<typeof incomeService>;

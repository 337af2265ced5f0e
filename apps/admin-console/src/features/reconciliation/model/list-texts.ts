import type { ReconciliationPage } from '@market/domain/reconciliation/reconciliation';
import type { ReconciliationSearch } from '../reconciliation-search.schema';

type Tab = ReconciliationSearch['list'];

const labels: Readonly<Record<Tab, string>> = {
  unmatched: 'Unmatched',
  waiting: 'Expected',
  matched: 'Matched',
  explained: 'Explained',
  late: 'Late payments',
  days: 'By day',
};
const tabOrder: readonly Tab[] = ['unmatched', 'waiting', 'matched', 'explained', 'late', 'days'];

export const reconciliationTabs = (counts: ReconciliationPage['counts'] | undefined) =>
  tabOrder.map((value) => ({
    value,
    label: labels[value],
    ...(value !== 'days' && { count: counts?.[value] }),
    urgent: value === 'unmatched',
  }));

export const emptyTexts: Readonly<Record<Tab, { title: string; text: string }>> = {
  unmatched: {
    title: 'Everything matches',
    text: 'Payments, payouts and cash remittances that differ between provider, ledger and bank appear here.',
  },
  waiting: {
    title: 'Nothing is expected',
    text: 'Payments that are not settled yet and payouts on their way appear here.',
  },
  matched: {
    title: 'Nothing matched in this period',
    text: 'Choose a longer period to see older items.',
  },
  explained: {
    title: 'No explained differences',
    text: 'Differences that were explained with a reason appear here.',
  },
  late: {
    title: 'No late payments in this period',
    text: 'Payments that arrive too late for an order are refunded and appear here.',
  },
  days: {
    title: 'Nothing was settled or paid in this period',
    text: 'Choose a longer period to see older settlements.',
  },
};

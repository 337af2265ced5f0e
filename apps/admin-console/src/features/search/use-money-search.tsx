import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, Wallet } from 'lucide-react';
import * as payouts from '@market/api-client/contract/main/payouts';
import * as transactions from '@market/api-client/contract/main/transactions';
import { payoutStatusTexts } from '@market/domain/payouts/payout';
import { shortPaymentReference } from '@market/domain/transactions/payment-reference';
import type { SearchSource } from '@market/console/search/search-all';
import { searchQueryOptions } from '@market/console/search/search-groups';
import type { PaletteInput } from '@market/console/search/use-palette-input';
import { moneyText } from '@market/ui/money';
import { StatusTag } from '@market/ui/status-tag';
import { useServices } from '@market/web-kit/services';

export interface MoneyHrefs {
  transaction: (id: string) => string;
  payout: (reference: string) => string;
}

/** The text may be a reference, or a provider's payment number: `PAY-06H0-KHW3-G3CT`, `pay-5b1c…`, `884120655`. */
const isLikeReference = (search: string): boolean => /^(?=.*\d)\S{4,}$/.test(search);

/**
 * Payments and payouts that the user may see. A search of all kinds finds them by reference only, so
 * that other texts do not cost these requests. A search of one of these kinds also finds names.
 */
export function useMoneySearch(
  { search, kind, includes }: PaletteInput,
  hrefs: MoneyHrefs,
): SearchSource[] {
  const { api } = useServices();
  const isSearched = (each: 'transactions' | 'payouts') =>
    includes(each) && (kind === each || isLikeReference(search));
  const [hasTransactions, hasPayouts] = [isSearched('transactions'), isSearched('payouts')];
  const foundTransactions = useQuery({
    ...api.query(transactions.list, { query: { search } }),
    ...searchQueryOptions(search, hasTransactions),
  });
  const foundPayouts = useQuery({
    ...api.query(payouts.list, { query: { search } }),
    ...searchQueryOptions(search, hasPayouts),
  });
  return [
    {
      kind: 'transactions',
      query: foundTransactions,
      rows: ((hasTransactions && foundTransactions.data?.rows) || []).map(
        ({ id, reference, customerName, amount }) => ({
          key: id,
          to: hrefs.transaction(id),
          label: shortPaymentReference(reference),
          note: `${moneyText(amount)}, ${customerName}`,
          leading: <ArrowLeftRight size={18} />,
        }),
      ),
    },
    {
      kind: 'payouts',
      query: foundPayouts,
      rows: ((hasPayouts && foundPayouts.data?.rows) || []).map(
        ({ id, reference, payeeName, amount, status }) => ({
          key: id,
          to: hrefs.payout(reference),
          label: reference,
          note: `${moneyText(amount)}, ${payeeName}`,
          leading: <Wallet size={18} />,
          trailing: (
            <StatusTag tone={payoutStatusTexts[status].tone}>
              {payoutStatusTexts[status].label}
            </StatusTag>
          ),
        }),
      ),
    },
  ];
}

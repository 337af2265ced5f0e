import { keepPreviousData } from '@tanstack/react-query';
import * as payouts from '@market/api-client/contract/main/payouts';
import type { Queries } from '@market/api-client/queries';
import { MAX_PAGE_SIZE } from '@market/domain/list-limits';
import { PAYOUT_ORDERS_SHOWN } from '@market/domain/payouts/payout';
import { pageWindow } from '@market/web-kit/router/list-search';

/** The orders of a payout that are not part of the payout's response. */
export const payoutOrdersQuery = (api: Queries, id: string, page: number) => ({
  ...api.query(payouts.orders, {
    params: { id },
    query: pageWindow({ page, size: PAYOUT_ORDERS_SHOWN }),
  }),
  placeholderData: keepPreviousData,
});

export const statementQuery = (api: Queries, id: string, page = 1) => ({
  ...api.query(payouts.statement, {
    params: { id },
    query: pageWindow({ page, size: MAX_PAGE_SIZE }),
  }),
  placeholderData: keepPreviousData,
});

export const statementLinkQuery = (api: Queries, id: string) =>
  api.query(payouts.statementLink, { params: { id } });

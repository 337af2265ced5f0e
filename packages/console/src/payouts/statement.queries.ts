import { keepPreviousData } from '@tanstack/react-query';
import type * as partnerPayouts from '@market/api-client/contract/main/partner-payouts';
import * as payouts from '@market/api-client/contract/main/payouts';
import type { Queries } from '@market/api-client/queries';
import { MAX_PAGE_SIZE } from '@market/domain/list-limits';
import { pageWindow } from '@market/web-kit/router/list-search';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';

/** The number of a payout's orders on one page of its drawer. */
export const PAYOUT_ORDERS_SHOWN = 20;

export const payoutOrdersQuery = (api: Queries, id: string, page: number) => ({
  ...api.query(payouts.orders, {
    params: { id },
    query: pageWindow({ page, size: PAYOUT_ORDERS_SHOWN }),
  }),
  placeholderData: keepPreviousData,
});

export type StatementCalls = Pick<
  typeof payouts | typeof partnerPayouts,
  'statement' | 'statementLink'
>;

export const statementQuery = (
  api: Queries,
  id: string,
  page = 1,
  { statement }: StatementCalls = payouts,
) => ({
  ...api.query(statement, {
    params: { id },
    query: pageWindow({ page, size: MAX_PAGE_SIZE }),
  }),
  placeholderData: keepPreviousData,
});

export const statementLinkQuery = (
  api: Queries,
  id: string,
  { statementLink }: StatementCalls = payouts,
) => api.query(statementLink, { params: { id } });

/** Browsers use the title as the file name when the page is saved as PDF. */
export const createStatementLoader =
  (calls: StatementCalls) =>
  async ({ context, params: { id = '' } }: LoaderFunctionArgs) => {
    const { api, queryClient } = context.get(servicesContext);
    const { reference } = await queryClient.query(statementQuery(api, id, 1, calls));
    return { title: `Statement ${reference}` };
  };

export const statementLoader = createStatementLoader(payouts);

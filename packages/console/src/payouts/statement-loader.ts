import type { LoaderFunctionArgs } from 'react-router-dom';
import * as payouts from '@market/api-client/contract/main/payouts';
import { servicesContext } from '@market/web-kit/services';
import { statementQuery, type StatementCalls } from './statement.queries';

/** Browsers use the title as the file name when the page is saved as PDF. */
export const statementLoaderOf =
  (calls: StatementCalls) =>
  async ({ context, params: { id = '' } }: LoaderFunctionArgs) => {
    const { api, queryClient } = context.get(servicesContext);
    const { reference } = await queryClient.query(statementQuery(api, id, 1, calls));
    return { title: `Statement ${reference}` };
  };

export const statementLoader = statementLoaderOf(payouts);

import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { statementQuery } from './statement.queries';

/** Browsers use the title as the file name when the page is saved as PDF. */
export async function statementLoader({ context, params: { id = '' } }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const { reference } = await queryClient.query(statementQuery(api, id));
  return { title: `Statement ${reference}` };
}

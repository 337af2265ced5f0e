import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import * as accounts from '@market/api-client/contract/main/accounts';
import { servicesContext } from '@market/web-kit/services';

/** What was changed on another device shows here too; what this browser knows is drawn meanwhile. */
export function accountLoader({ context }: LoaderFunctionArgs): null {
  const { api, queryClient, session } = context.get(servicesContext);
  void queryClient.query(api.query(accounts.me)).then(session.update).catch(noop);
  return null;
}

import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import {
  outletsQuery,
  promotionsQuery,
  shownOutletsQuery,
  systemQuery,
} from '../../../features/curation/curation.queries';

export async function promotionsLoader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  void queryClient.query(outletsQuery(api)).catch(noop);
  await queryClient.query(promotionsQuery(api));
  return null;
}

export async function outletsLoader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  for (const query of [promotionsQuery(api), shownOutletsQuery(api)])
    void queryClient.query(query).catch(noop);
  await queryClient.query(outletsQuery(api));
  return null;
}

export async function systemLoader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  for (const query of [promotionsQuery(api), outletsQuery(api)])
    void queryClient.query(query).catch(noop);
  await queryClient.query(systemQuery(api));
  return null;
}

import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { tariffQuery } from '../../../features/catalogue/card-promises';

export function helpLoader({ context }: LoaderFunctionArgs): null {
  const { api, queryClient } = context.get(servicesContext);
  void queryClient.query(tariffQuery(api)).catch(noop);
  return null;
}

import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { paymentCategoryListQuery } from '../../../features/payment-categories/payment-categories.queries';

export function paymentCategoryListLoader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  void queryClient.query(paymentCategoryListQuery(api)).catch(noop);
  return null;
}

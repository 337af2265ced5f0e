import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { testimonialListQuery } from '../../../features/testimonials/testimonials.queries';

const listOf = ({ context }: LoaderFunctionArgs) => {
  const { api, queryClient } = context.get(servicesContext);
  return queryClient.query(testimonialListQuery(api));
};

export function testimonialListLoader(args: LoaderFunctionArgs) {
  void listOf(args).catch(noop);
  return null;
}

export async function testimonialEditLoader(args: LoaderFunctionArgs) {
  await listOf(args);
  return null;
}

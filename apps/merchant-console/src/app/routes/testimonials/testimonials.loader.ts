import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { testimonialListQuery } from '../../../features/testimonials/testimonials.queries';

const listOf = ({ context }: LoaderFunctionArgs) => {
  const { api, queryClient } = context.get(servicesContext);
  return queryClient.query(testimonialListQuery(api));
};

/** Starts the list and does not wait: the page has a skeleton. */
export function testimonialListLoader(args: LoaderFunctionArgs) {
  void listOf(args).catch(noop);
  return null;
}

/** The drawer cannot be drawn without its testimonial, so this one waits. */
export async function testimonialEditLoader(args: LoaderFunctionArgs) {
  await listOf(args);
  return null;
}

import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { testimonialListQuery } from '../../../features/testimonials/testimonials.queries';

const fetchTestimonials = ({ context }: LoaderFunctionArgs) => {
  const { api, queryClient } = context.get(servicesContext);
  return queryClient.query(testimonialListQuery(api));
};

export function testimonialListLoader(args: LoaderFunctionArgs) {
  void fetchTestimonials(args).catch(noop);
  return null;
}

export async function testimonialEditLoader(args: LoaderFunctionArgs) {
  await fetchTestimonials(args);
  return null;
}

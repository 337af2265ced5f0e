import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import { requireStore } from '../../platform/scope';
import type { TestimonialsService } from './testimonials.service';

export const testimonialsRoutes = ({
  testimonials,
}: {
  testimonials: TestimonialsService;
}): Routes =>
  endpoints(contract.testimonials, {
    list: ({ principal }) => testimonials.list(requireStore(principal)),
    add: ({ principal, body }) => testimonials.add(requireStore(principal), body),
    update: ({ principal, params, body }) =>
      testimonials.update(requireStore(principal), params.id, body),
  });

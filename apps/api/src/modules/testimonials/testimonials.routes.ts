import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import { ownStore } from '../../platform/scope';
import type { TestimonialsService } from './testimonials.service';

export const testimonialsRoutes = ({
  testimonials,
}: {
  testimonials: TestimonialsService;
}): Routes =>
  endpoints(contract.testimonials, {
    list: ({ principal }) => testimonials.list(ownStore(principal)),
    add: ({ principal, body }) => testimonials.add(ownStore(principal), body),
    update: ({ principal, params, body }) =>
      testimonials.update(ownStore(principal), params.id, body),
  });

import type * as contract from '@market/api-client/contract';
import type { Handlers } from '../../http/mount';
import { ownStore } from '../../platform/scope';
import type { TestimonialsService } from './testimonials.service';

export const testimonialsRoutes = ({
  testimonials,
}: {
  testimonials: TestimonialsService;
}): Handlers<typeof contract.testimonials> => ({
  list: ({ principal }) => testimonials.list(ownStore(principal)),
  add: ({ principal, body }) => testimonials.add(ownStore(principal), body),
  update: ({ principal, params, body }) =>
    testimonials.update(ownStore(principal), params.id, body),
});

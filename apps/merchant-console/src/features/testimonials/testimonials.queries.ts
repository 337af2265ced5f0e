import type { Queries } from '@market/api-client/queries';
import * as testimonials from '@market/api-client/contract/main/testimonials';
import type { Testimonial } from '@market/domain/themes/testimonial';
import * as themes from '@market/api-client/contract/theme/themes';

/** All testimonials, including hidden ones. A store has so few that they fit on one page. */
export const testimonialListQuery = (api: Queries) => api.query(testimonials.list);

export function findTestimonialOrThrow(rows: readonly Testimonial[], id: string): Testimonial {
  const testimonial = rows.find((each) => each.id === id);
  if (!testimonial) throw new Response('No such testimonial', { status: 404 });
  return testimonial;
}

/** A theme includes testimonials, so it is stale too. */
const invalidates = [testimonials.list, themes.current];

export const createTestimonial = (api: Queries) =>
  api.mutation(testimonials.add, { invalidates, quiet: true });

export const updateTestimonial = (api: Queries) =>
  api.mutation(testimonials.update, { invalidates, quiet: true });

export const removeTestimonial = (api: Queries) =>
  api.mutation(themes.removeTestimonial, {
    invalidates,
    quiet: true,
    success: 'Testimonial removed',
  });

import type { Queries } from '@market/api-client/queries';
import * as testimonials from '@market/api-client/contract/main/testimonials';
import * as themes from '@market/api-client/contract/theme/themes';

/** A theme includes them, so it is stale too. */
const invalidates = [testimonials.list, themes.current];

export const testimonialCreation = (api: Queries) =>
  api.mutation(testimonials.add, { invalidates, quiet: true });

export const testimonialChange = (api: Queries) =>
  api.mutation(testimonials.update, { invalidates, quiet: true });

export const testimonialRemoval = (api: Queries) =>
  api.mutation(themes.removeTestimonial, {
    invalidates,
    quiet: true,
    success: 'Testimonial removed',
  });

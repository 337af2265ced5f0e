import { pageOf } from '@market/domain/paging';
import { testimonialInputSchema, testimonialSchema } from '@market/domain/themes/testimonial';
import { endpoint } from '../../endpoint';
import { merchantTestimonials } from '../access';
import { texts } from '../texts';

const merchantOptions = {
  ...merchantTestimonials,
  path: '/testimonials',
} as const;

/** Testimonials of the caller's own store, including hidden ones. */
export const list = endpoint({
  ...merchantOptions,
  name: 'testimonials.list',
  method: 'GET',
  data: pageOf(testimonialSchema),
  failure: 'Could not get testimonials. Try again later.',
});

export const add = endpoint({
  ...merchantOptions,
  name: 'testimonials.add',
  method: 'POST',
  body: testimonialInputSchema,
  data: testimonialSchema,
  failure: texts.wentWrong,
  success: 'Testimonial added',
});

export const update = endpoint({
  ...merchantOptions,
  name: 'testimonials.update',
  method: 'PATCH',
  path: '/testimonials/:id',
  body: testimonialInputSchema,
  data: testimonialSchema,
  failure: texts.updateFailed,
  success: 'Testimonial updated',
});

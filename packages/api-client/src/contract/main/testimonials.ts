import { pageOf } from '@market/domain/paging';
import { testimonialInputSchema, testimonialSchema } from '@market/domain/themes/testimonial';
import { endpoint } from '../../endpoint';
import { merchantTestimonials } from '../access';
import { texts } from '../texts';

const merchantSide = {
  ...merchantTestimonials,
  path: '/testimonials',
} as const;

/** Testimonials of the caller's own store, including hidden ones. */
export const list = endpoint({
  ...merchantSide,
  name: 'testimonials.list',
  method: 'GET',
  data: pageOf(testimonialSchema),
  failure: 'Could not get testimonials. Try again later.',
});

export const add = endpoint({
  ...merchantSide,
  name: 'testimonials.add',
  method: 'POST',
  body: testimonialInputSchema,
  data: testimonialSchema,
  failure: texts.wentWrong,
  success: 'Testimonial added',
});

export const update = endpoint({
  ...merchantSide,
  name: 'testimonials.update',
  method: 'PATCH',
  path: '/testimonials/:id',
  body: testimonialInputSchema,
  data: testimonialSchema,
  failure: texts.updateFailed,
  success: 'Testimonial updated',
});

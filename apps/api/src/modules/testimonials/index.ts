import { testimonialsRoutes } from './testimonials.routes';
import { testimonialsService } from './testimonials.service';

export type { TestimonialsService } from './testimonials.service';

/** Testimonials that stores show. */
export function createTestimonials(deps: Parameters<typeof testimonialsService>[0]) {
  const testimonials = testimonialsService(deps);
  return { services: { testimonials }, routes: [testimonialsRoutes({ testimonials })] };
}

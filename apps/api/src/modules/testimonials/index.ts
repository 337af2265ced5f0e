import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import { testimonialsRoutes } from './testimonials.routes';
import { testimonialsService } from './testimonials.service';

export type { TestimonialsService } from './testimonials.service';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
}

export function createTestimonials(deps: Deps) {
  const testimonials = testimonialsService(deps);
  return { services: { testimonials }, routes: [testimonialsRoutes({ testimonials })] };
}

export { testimonialsRoutes } from './testimonials.routes';
export { testimonialsService, type TestimonialsService } from './testimonials.service';

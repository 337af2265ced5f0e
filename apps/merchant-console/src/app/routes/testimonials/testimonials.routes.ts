import type { RouteObject } from 'react-router-dom';
import { merchantTestimonials } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.testimonials.list.pattern,
    handle: { title: 'Testimonials' },
    middleware: [requireAccess(merchantTestimonials)],
    lazy: {
      Component: async () => (await import('./testimonial-list.page')).TestimonialListPage,
      loader: async () => (await import('./testimonials.loaders')).testimonialListLoader,
    },
    children: [
      {
        path: paths.testimonials.create.pattern,
        handle: { title: 'Add testimonial' },
        lazy: {
          Component: async () => (await import('./testimonial-form.page')).TestimonialCreatePage,
        },
      },
      {
        path: paths.testimonials.edit.pattern,
        handle: { title: 'Edit testimonial' },
        lazy: {
          Component: async () => (await import('./testimonial-form.page')).TestimonialEditPage,
          ErrorBoundary: async () =>
            (await import('@market/console/shell/drawer-error')).createDrawerError({
              title: 'Edit testimonial',
              listHref: paths.testimonials.list.href(),
            }),
          loader: async () => (await import('./testimonials.loaders')).testimonialEditLoader,
        },
      },
    ],
  },
];

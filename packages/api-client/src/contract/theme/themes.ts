import * as z from 'zod/mini';
import { recordIdSchema } from '@market/domain/bounds';
import {
  ownThemeSchema,
  themeBodyInputSchema,
  themeChoiceSchema,
  themeColoursInputSchema,
  themeHeaderInputSchema,
  themeLayoutSchema,
  themePurchaseSchema,
  themeSocialsInputSchema,
} from '@market/domain/themes/theme';
import { storePageSchema } from '@market/domain/stores/store-page';
import { testimonialInputSchema, testimonialSchema } from '@market/domain/themes/testimonial';
import { pageOf } from '@market/domain/paging';
import { noData } from '../../envelope';
import { endpoint } from '../../endpoint';
import { merchantTheme } from '../access';
import { texts } from '../texts';
import { wholeList } from '../whole-list';

const get = {
  base: 'theme',
  method: 'GET',
  ...merchantTheme,
  failure: 'Could not get themes. Try again later.',
} as const;
const save = {
  base: 'theme',
  ...merchantTheme,
  data: themeLayoutSchema,
  failure: texts.themeFailed,
  success: 'Theme updated',
} as const;

/** All themes, and whether the store owns them. */
export const list = endpoint({
  ...get,
  name: 'themes.list',
  path: '/themes',
  data: wholeList(ownThemeSchema),
});

/** The store's active theme. */
export const current = endpoint({
  ...get,
  name: 'themes.current',
  path: '/themes/current',
  data: themeLayoutSchema,
});

/** Not in the spec: the caller's own store page for a preview, whatever the store's status. */
export const ownPage = endpoint({
  ...get,
  name: 'themes.ownPage',
  path: '/themes/page',
  data: storePageSchema,
});

/** Settings of one of the store's themes, active or not. */
export const customization = endpoint({
  ...get,
  name: 'themes.customization',
  path: '/themes/customization/:themeId',
  data: themeLayoutSchema,
});

export const purchase = endpoint({
  ...save,
  name: 'themes.purchase',
  method: 'POST',
  path: '/themes/purchase',
  body: themePurchaseSchema,
});

export const activate = endpoint({
  ...save,
  name: 'themes.activate',
  method: 'PATCH',
  path: '/themes/activate',
  body: themeChoiceSchema,
});

export const body = endpoint({
  ...save,
  name: 'themes.body',
  method: 'PUT',
  path: '/themes/body',
  body: themeBodyInputSchema,
});

export const header = endpoint({
  ...save,
  name: 'themes.header',
  method: 'PUT',
  path: '/themes/header',
  encoding: 'multipart',
  body: themeHeaderInputSchema,
});

export const social = endpoint({
  ...save,
  name: 'themes.social',
  method: 'PUT',
  path: '/themes/social',
  body: themeSocialsInputSchema,
});

export const colour = endpoint({
  ...save,
  name: 'themes.colour',
  method: 'PUT',
  path: '/themes/colour',
  body: themeColoursInputSchema,
});

/** Testimonials on the store's pages, shared by all of its themes. */
export const testimonials = endpoint({
  ...get,
  name: 'themes.testimonials',
  path: '/testimonials',
  query: z.object({ merchantThemeId: recordIdSchema }),
  data: pageOf(testimonialSchema),
  failure: 'Could not get testimonials. Try again later.',
});

export const addTestimonial = endpoint({
  ...save,
  name: 'themes.addTestimonial',
  method: 'POST',
  path: '/testimonials',
  body: z.extend(testimonialInputSchema, { merchantThemeId: recordIdSchema }),
  data: testimonialSchema,
});

export const removeTestimonial = endpoint({
  ...save,
  name: 'themes.removeTestimonial',
  method: 'DELETE',
  path: '/testimonials/:id',
  data: noData,
});

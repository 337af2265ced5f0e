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
import { noDataSchema } from '../../envelope';
import { endpoint } from '../../endpoint';
import { merchantTheme } from '../access';
import { texts } from '../texts';
import { wholeList } from '../whole-list';

const readOptions = {
  base: 'theme',
  method: 'GET',
  ...merchantTheme,
  failure: 'Could not get themes. Try again later.',
} as const;
const saveOptions = {
  base: 'theme',
  ...merchantTheme,
  data: themeLayoutSchema,
  failure: texts.themeFailed,
  success: 'Theme updated',
} as const;

/** All themes, and whether the store owns them. */
export const list = endpoint({
  ...readOptions,
  name: 'themes.list',
  path: '/themes',
  data: wholeList(ownThemeSchema),
});

export const current = endpoint({
  ...readOptions,
  name: 'themes.current',
  path: '/themes/current',
  data: themeLayoutSchema,
});

/** Not in the spec: the caller's own store page for a preview, whatever the store's status. */
export const ownPage = endpoint({
  ...readOptions,
  name: 'themes.ownPage',
  path: '/themes/page',
  data: storePageSchema,
});

/** Settings for one of the store's themes, active or not. */
export const customization = endpoint({
  ...readOptions,
  name: 'themes.customization',
  path: '/themes/customization/:themeId',
  data: themeLayoutSchema,
});

export const purchase = endpoint({
  ...saveOptions,
  name: 'themes.purchase',
  method: 'POST',
  path: '/themes/purchase',
  body: themePurchaseSchema,
});

export const activate = endpoint({
  ...saveOptions,
  name: 'themes.activate',
  method: 'PATCH',
  path: '/themes/activate',
  body: themeChoiceSchema,
});

export const body = endpoint({
  ...saveOptions,
  name: 'themes.body',
  method: 'PUT',
  path: '/themes/body',
  body: themeBodyInputSchema,
});

export const header = endpoint({
  ...saveOptions,
  name: 'themes.header',
  method: 'PUT',
  path: '/themes/header',
  encoding: 'multipart',
  body: themeHeaderInputSchema,
});

export const social = endpoint({
  ...saveOptions,
  name: 'themes.social',
  method: 'PUT',
  path: '/themes/social',
  body: themeSocialsInputSchema,
});

export const colour = endpoint({
  ...saveOptions,
  name: 'themes.colour',
  method: 'PUT',
  path: '/themes/colour',
  body: themeColoursInputSchema,
});

/** Testimonials on the store's pages, shared by all of its themes. */
export const testimonials = endpoint({
  ...readOptions,
  name: 'themes.testimonials',
  path: '/testimonials',
  query: z.object({ merchantThemeId: recordIdSchema }),
  data: pageOf(testimonialSchema),
  failure: 'Could not get testimonials. Try again later.',
});

export const addTestimonial = endpoint({
  ...saveOptions,
  name: 'themes.addTestimonial',
  method: 'POST',
  path: '/testimonials',
  body: z.extend(testimonialInputSchema, { merchantThemeId: recordIdSchema }),
  data: testimonialSchema,
});

export const removeTestimonial = endpoint({
  ...saveOptions,
  name: 'themes.removeTestimonial',
  method: 'DELETE',
  path: '/testimonials/:id',
  data: noDataSchema,
});

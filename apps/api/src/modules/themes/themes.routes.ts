import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import { requireStore } from '../../platform/scope';
import type { StorePageService } from './store-page.service';
import type { ThemesService } from './themes.service';

export const themesRoutes = ({
  themes,
  storePages,
}: {
  themes: ThemesService;
  storePages: StorePageService;
}): Routes =>
  endpoints(contract.themes, {
    list: ({ principal }) => themes.list(requireStore(principal)),
    current: ({ principal }) => themes.current(requireStore(principal)),
    ownPage: ({ principal }) => storePages.own(requireStore(principal)),
    customization: ({ principal, params }) =>
      themes.customization(requireStore(principal), Number(params.themeId)),
    purchase: ({ principal, body }) => themes.purchase(requireStore(principal), body.themeId),
    activate: ({ principal, body }) => themes.activate(requireStore(principal), body.themeId),
    body: ({ principal, body }) => themes.saveBody(requireStore(principal), body),
    header: ({ principal, body }) =>
      themes.saveHeader(requireStore(principal), principal.userId, body),
    social: ({ principal, body }) =>
      themes.saveSocials(requireStore(principal), body.merchantThemeId, body.socials),
    colour: ({ principal, body }) =>
      themes.saveColours(requireStore(principal), body.merchantThemeId, body.colors),
    testimonials: ({ principal, query }) =>
      themes.testimonials(requireStore(principal), query.merchantThemeId),
    addTestimonial: ({ principal, body }) => themes.addTestimonial(requireStore(principal), body),
    removeTestimonial: async ({ principal, params }) => {
      await themes.removeTestimonial(requireStore(principal), params.id);
      return null;
    },
  });

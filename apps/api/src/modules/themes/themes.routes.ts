import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import { ownStore } from '../../platform/scope';
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
    list: ({ principal }) => themes.list(ownStore(principal)),
    current: ({ principal }) => themes.current(ownStore(principal)),
    ownPage: ({ principal }) => storePages.own(ownStore(principal)),
    customization: ({ principal, params }) =>
      themes.customization(ownStore(principal), Number(params.themeId)),
    purchase: ({ principal, body }) => themes.purchase(ownStore(principal), body.themeId),
    activate: ({ principal, body }) => themes.activate(ownStore(principal), body.themeId),
    body: ({ principal, body }) => themes.saveBody(ownStore(principal), body),
    header: ({ principal, body }) => themes.saveHeader(ownStore(principal), principal.userId, body),
    social: ({ principal, body }) =>
      themes.saveSocials(ownStore(principal), body.merchantThemeId, body.socials),
    colour: ({ principal, body }) =>
      themes.saveColours(ownStore(principal), body.merchantThemeId, body.colors),
    testimonials: ({ principal, query }) =>
      themes.testimonials(ownStore(principal), query.merchantThemeId),
    addTestimonial: ({ principal, body }) => themes.addTestimonial(ownStore(principal), body),
    removeTestimonial: async ({ principal, params }) => {
      await themes.removeTestimonial(ownStore(principal), params.id);
      return null;
    },
  });

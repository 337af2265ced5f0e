export { storePageService, type StorePageService } from './store-page.service';
export { themesRoutes } from './themes.routes';
export { themesService, type ThemesService } from './themes.service';

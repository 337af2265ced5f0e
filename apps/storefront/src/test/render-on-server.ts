import type { AppConfig } from '@market/web-kit/app-config';
import { renderPage, type RenderedPage } from '../server/render-page';

export const shopConfig: AppConfig = {
  platformName: 'Voltmart',
  platformSlug: 'voltmart',
  origins: {
    storefront: 'http://shop.localhost',
    merchant: 'http://seller.localhost',
    admin: 'http://internal.localhost',
    logistics: 'http://logistics.localhost',
  },
};

export const renderOnServer = (path: string) =>
  renderPage({
    url: `http://shop.localhost${path}`,
    config: shopConfig,
    fetch: (...request) => fetch(...request),
  });

export async function renderPageOrThrow(path: string): Promise<RenderedPage> {
  const page = await renderOnServer(path);
  if (!page || 'redirect' in page) throw new Error(`${path} was not rendered`);
  return page;
}

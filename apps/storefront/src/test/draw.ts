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

/**
 * What the server makes of an address of the shop; the API is whatever the test's mock server
 * answers.
 */
export const draw = (path: string) =>
  renderPage({
    url: `http://shop.localhost${path}`,
    config: shopConfig,
    fetch: (...request) => fetch(...request),
  });

/** The same, for a page that must come out. */
export async function drawn(path: string): Promise<RenderedPage> {
  const page = await draw(path);
  if (!page || 'redirect' in page) throw new Error(`${path} was not drawn`);
  return page;
}

import type { FastifyBaseLogger } from 'fastify';
import { policyText, withSources, type ContentPolicy } from '../http/content-policy';
import type {
  DocumentRequest,
  LoadStorefront,
  RendererOptions,
  ShopDocument,
} from './storefront-bundle';

interface ShopPagesOptions extends Omit<RendererOptions, 'onFailure'> {
  readonly storefront: LoadStorefront;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

/**
 * Renders a page of the shop, to be sent with `policy` and the sources that the page adds to it.
 * Resolves to undefined where the storefront's server bundle is not built or cannot be loaded.
 */
export type RenderShopPage = (
  request: DocumentRequest,
  policy: ContentPolicy,
) => Promise<Pick<ShopDocument, 'status' | 'headers' | 'body'> | undefined>;

export function shopPages({ storefront, log, ...options }: ShopPagesOptions): RenderShopPage {
  const start = async () => {
    const bundle = await storefront();
    return bundle?.createDocumentRenderer({
      ...options,
      onFailure: (err, path) => log.warn({ err, path }, 'page not rendered'),
    });
  };
  let starting: ReturnType<typeof start> | undefined;
  const renderer = () =>
    (starting ??= start().catch((err: unknown) => {
      log.error({ err }, 'the storefront’s server bundle cannot be loaded');
      return undefined;
    }));

  return async (request, policy) => {
    const render = await renderer();
    if (!render) return undefined;
    const { status, headers, body, policy: added } = await render(request);
    const header = policyText(withSources(policy, added));
    return { status, headers: { ...headers, 'content-security-policy': header }, body };
  };
}

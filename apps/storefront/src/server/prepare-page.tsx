import type { ReactElement } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { isApiError } from '@market/api-client/errors';
import type { AppConfig } from '@market/web-kit/app-config';
import { cloneRoutes, routerContext } from '@market/web-kit/app-router';
import { RenderReportProvider } from '@market/web-kit/render-report';
import { createGuestServices } from '@market/web-kit/guest-services';
import { ServicesProvider, type Services } from '@market/web-kit/services';
import { routes } from '../app/routes';

export interface PageRequest {
  /** The complete URL, on the shop's own origin. */
  readonly url: string;
  readonly config: AppConfig;
  readonly fetch: typeof globalThis.fetch;
}

export interface PreparedPage {
  /** The whole app at this URL, with its data fetched. Rendering it fills `notes`. */
  readonly element: ReactElement;
  readonly services: Services;
  readonly notes: { title?: string; isFound: boolean; readonly parts: Set<string> };
}

/**
 * Runs the app's own routes and loaders as a guest. A `Response` is a redirect. Throws when the
 * page's data cannot be fetched.
 */
export async function preparePage({
  url,
  config,
  fetch,
}: PageRequest): Promise<PreparedPage | Response> {
  const services = createGuestServices('storefront', config, fetch);
  const { queryClient } = services;
  const handler = createStaticHandler(cloneRoutes(routes));
  const context = await handler.query(new Request(url), {
    requestContext: routerContext(services),
  });
  if (context instanceof Response) return context;
  await waitUntilSettled(queryClient);
  for (const error of Object.values(context.errors ?? {})) if (!isMissing(error)) throw error;

  const notes: PreparedPage['notes'] = { isFound: true, parts: new Set() };
  const element = (
    <RenderReportProvider
      value={{
        title: (text) => void (notes.title = text),
        notFound: () => void (notes.isFound = false),
        part: (id) => void notes.parts.add(id),
      }}
    >
      <ServicesProvider value={services}>
        <QueryClientProvider client={queryClient}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </QueryClientProvider>
      </ServicesProvider>
    </RenderReportProvider>
  );
  return { element, services, notes };
}

const isMissing = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** Waits for all requests from the page, because loaders do not await all that they start. */
async function waitUntilSettled(queryClient: QueryClient): Promise<void> {
  for (;;) {
    const running = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' });
    if (running.length === 0) return;
    await Promise.allSettled(running.flatMap(({ promise }) => promise ?? []));
  }
}

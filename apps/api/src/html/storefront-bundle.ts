import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import type { AppConfig } from '../http/app-config';

/** What the shop's bundle makes of an address: see `renderPage` in the storefront. */
const renderedPage = z.object({
  status: z.literal([200, 404]),
  title: z.string(),
  description: z.string(),
  canonical: z.optional(z.string()),
  isIndexed: z.boolean(),
  image: z.optional(z.string()),
  isProduct: z.optional(z.boolean()),
  jsonLd: z.array(z.looseObject({})),
  markup: z.string(),
  state: z.looseObject({}),
  modules: z.array(z.string()),
});
export type RenderedPage = z.infer<typeof renderedPage>;

const answer = z.optional(
  z.union([renderedPage, z.object({ redirect: z.string(), status: z.literal([301, 302]) })]),
);

interface RenderRequest {
  readonly url: string;
  readonly config: AppConfig;
  readonly fetch: typeof globalThis.fetch;
}

const isFunction = (value: unknown): boolean => typeof value === 'function';

const bundleSchema = z.object({
  renderPage: z.custom<(request: RenderRequest) => Promise<unknown>>(isFunction),
  addresses: z.object({
    pages: z.array(z.string()),
    product: z.custom<(id: string) => string>(isFunction),
    store: z.custom<(slug: string) => string>(isFunction),
    category: z.custom<(branch: readonly string[]) => string>(isFunction),
    personal: z.array(z.string()),
  }),
});

export interface StorefrontBundle {
  /** A drawn page, where it has moved to, or undefined for one that is drawn in the browser only. Rejects when its data cannot be had. */
  readonly renderPage: (request: RenderRequest) => Promise<z.infer<typeof answer>>;
  /** The shop's own addresses. */
  readonly addresses: z.infer<typeof bundleSchema>['addresses'];
}

export type LoadStorefront = () => Promise<StorefrontBundle | undefined>;

/** The shop's own code for the server, loaded when first asked for; undefined where it has not been built. */
export function storefrontBundle(folder: string): LoadStorefront {
  const file = join(folder, 'server', 'entry.js');
  let loading: Promise<StorefrontBundle | undefined> | undefined;
  return () => (loading ??= load(file));
}

async function load(file: string): Promise<StorefrontBundle | undefined> {
  if (!existsSync(file)) return undefined;
  const module: unknown = await import(pathToFileURL(file).href);
  const { renderPage, addresses } = bundleSchema.parse(module);
  return { addresses, renderPage: async (request) => answer.parse(await renderPage(request)) };
}

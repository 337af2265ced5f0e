import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import type { AppConfigContent } from '../http/app-config';
import { readFile } from 'node:fs/promises';

/** A document of the shop, as created by the storefront's `createDocumentRenderer`. */
const shopDocumentSchema = z.object({
  status: z.int(),
  headers: z.record(z.string(), z.string()),
  body: z.optional(z.instanceof(Uint8Array)),
  policy: z.record(z.string(), z.array(z.string())),
});

export type ShopDocument = z.infer<typeof shopDocumentSchema>;

export interface DocumentRequest {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** What the storefront needs to render documents. */
export interface RendererOptions {
  /** The folder of the storefront's built files. */
  readonly folder: string;
  readonly config: AppConfigContent;
  /** The element that holds the configuration, for the head of every document. */
  readonly configElement: string;
  /** Calls the API as a guest. */
  readonly fetch: typeof globalThis.fetch;
  /** The current time in milliseconds. */
  readonly now: () => number;
  /** Registers a listener for changes to the content of pages. */
  readonly onChange: (listener: () => void) => void;
  readonly onFailure: (error: unknown, path: string) => void;
}

const isFunction = (value: unknown): boolean => typeof value === 'function';

const bundleSchema = z.object({
  createDocumentRenderer:
    z.custom<(options: RendererOptions) => (request: DocumentRequest) => Promise<unknown>>(
      isFunction,
    ),
  pageUrls: z.object({
    pages: z.array(z.string()),
    product: z.custom<(id: string) => string>(isFunction),
    store: z.custom<(slug: string) => string>(isFunction),
    category: z.custom<(branch: readonly string[]) => string>(isFunction),
    personal: z.array(z.string()),
  }),
});

type RenderDocument = (request: DocumentRequest) => Promise<ShopDocument>;

export interface StorefrontBundle {
  /** Creates the function that turns a URL of the shop into a document. */
  readonly createDocumentRenderer: (options: RendererOptions) => RenderDocument;
  /** The URLs of the shop, for the site map. */
  readonly pageUrls: z.infer<typeof bundleSchema>['pageUrls'];
}

export type LoadStorefront = () => Promise<StorefrontBundle | undefined>;

/** Loads the storefront's server bundle on first use; undefined where it has not been built. */
export function storefrontBundle(folder: string): LoadStorefront {
  const file = join(folder, 'server', 'entry.js');
  let loading: Promise<StorefrontBundle | undefined> | undefined;
  return () => (loading ??= loadBundle(file));
}

async function loadBundle(file: string): Promise<StorefrontBundle | undefined> {
  if (!existsSync(file)) return undefined;
  const module: unknown = await import(pathToFileURL(file).href);
  const { createDocumentRenderer, pageUrls } = bundleSchema.parse(module);
  return {
    pageUrls,
    createDocumentRenderer(options) {
      const render = createDocumentRenderer(options);
      return async (request) => shopDocumentSchema.parse(await render(request));
    },
  };
}

const styleSheetLink = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+\.css)"/;

/** The path of a built app’s style sheet, or undefined when the app has not been built. */
export async function findStyleSheet(folder: string): Promise<string | undefined> {
  return styleSheetLink.exec(
    await readFile(join(folder, 'index.html'), 'utf8').catch(() => ''),
  )?.[1];
}

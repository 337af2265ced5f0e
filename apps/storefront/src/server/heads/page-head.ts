import type { Services } from '@market/web-kit/services';

/** The metadata of a public page, for search engines and link previews. */
export interface PageHead {
  readonly description: string;
  /** Undefined for a page without a canonical URL, such as a comparison of products. */
  readonly canonical?: string;
  readonly isIndexed: boolean;
  /** The picture to show where the link is shared: `/images/<id>`. */
  readonly image?: string;
  readonly isProduct?: boolean;
  /** Structured data, with one object for each thing on the page. */
  readonly jsonLd: readonly object[];
}

export interface HeadInput {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  /** The services, whose cache holds everything that the page has fetched. */
  readonly services: Pick<Services, 'api' | 'config' | 'queryClient'>;
}

const MAX_DESCRIPTION_LENGTH = 160;

/** Shortens a text to the maximum length, at the end of a word. */
export function shorten(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= MAX_DESCRIPTION_LENGTH) return flat;
  const cut = flat.slice(0, MAX_DESCRIPTION_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_DESCRIPTION_LENGTH / 2)).replace(/[\s.,;:]+$/, '')}…`;
}

export interface PageCrumb {
  readonly name: string;
  readonly path: string;
}

/** The breadcrumbs from the home page to this one, in schema.org's format. */
export const breadcrumbs = (origin: string, crumbs: readonly PageCrumb[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});

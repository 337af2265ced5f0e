import { imageUrl } from '@market/domain/image';
import type { AppConfig } from '@market/web-kit/app-config';
import type { BuildManifest } from './build-manifest';
import {
  dataScript,
  htmlTag,
  type DocumentContent,
  type DocumentTemplate,
} from './document-template';
import type { RenderedPage } from './render-page';

interface ComposeOptions {
  readonly template: DocumentTemplate;
  readonly manifest: BuildManifest;
  readonly config: Pick<AppConfig, 'origins' | 'platformName'>;
}

export function composeDocument(
  page: RenderedPage,
  { template, manifest, config }: ComposeOptions,
): DocumentContent {
  const origin = config.origins.storefront;
  const { title, description, canonical, isIndexed, image, isProduct, jsonLd, modules, state } =
    page;
  const { links, markup, rules } = extractHeadAndStyles(page.markup);
  const url = canonical === undefined ? undefined : origin + canonical;
  const picture = image === undefined ? undefined : origin + imageUrl(image, 1280);
  const head = [
    `<title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`,
    description && htmlTag('meta', { name: 'description', content: description }),
    url && htmlTag('link', { rel: 'canonical', href: url }),
    !isIndexed && htmlTag('meta', { name: 'robots', content: 'noindex, follow' }),
    htmlTag('meta', { property: 'og:site_name', content: config.platformName }),
    htmlTag('meta', { property: 'og:type', content: isProduct ? 'product' : 'website' }),
    htmlTag('meta', { property: 'og:title', content: title }),
    description && htmlTag('meta', { property: 'og:description', content: description }),
    url && htmlTag('meta', { property: 'og:url', content: url }),
    picture && htmlTag('meta', { property: 'og:image', content: picture }),
    htmlTag('meta', { property: 'og:locale', content: 'en_NG' }),
    htmlTag('meta', { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' }),
    largestImage(markup),
    ...links,
  ];
  const data = [
    dataScript('application/json', { state, modules }, 'page-data'),
    ...jsonLd.map((thing) => dataScript('application/ld+json', thing)),
  ];
  return template.fill({
    head: head.filter(Boolean).join('\n    '),
    markup,
    rules,
    scripts: manifest.filesOf(modules),
    tail: data.join('\n    '),
  });
}

const leadingLinks = /^(?:<link [^>]*>)+/;
const styleAttribute = / style="([^"]*)"/g;

/**
 * Takes React's preloads and inline styles out of the markup. The content security policy refuses
 * inline styles, so they become rules of the document's own sheet. React escapes quotes in text, so
 * the patterns match attributes only.
 */
function extractHeadAndStyles(markup: string): { links: string[]; markup: string; rules: string } {
  const links = leadingLinks.exec(markup)?.[0] ?? '';
  const styles: string[] = [];
  const clean = markup.slice(links.length).replace(styleAttribute, (_, style: string) => {
    const css = style.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
    // None of our values contains characters that could end the rule or the style sheet.
    if (/[<>{}]|&/.test(css)) return '';
    const known = styles.indexOf(css);
    return ` data-style="${known === -1 ? styles.push(css) - 1 : known}"`;
  });
  return {
    links: listPreloads(links),
    markup: clean,
    rules: styles.map((css, index) => `[data-style="${index}"]{${css}}`).join(''),
  };
}

/**
 * React preloads every picture that is not lazy. Only the largest picture on the first screen is
 * worth a preload, which `largestImage` adds.
 */
const listPreloads = (links: string): string[] =>
  (links.match(/<link [^>]*>/g) ?? []).filter((link) => !link.includes('as="image"'));

const readAttribute = (element: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`, 'i').exec(element)?.[1];

/** The preload of the first high-priority picture, in the format that browsers choose. */
function largestImage(markup: string): string {
  const found = /(?:<source [^>]*>)?<img [^>]*fetchpriority="high"[^>]*>/i.exec(markup)?.[0];
  if (found === undefined) return '';
  const source = /<source [^>]*>/.exec(found)?.[0];
  const img = /<img [^>]*>/.exec(found)?.[0] ?? '';
  const choice = source ?? img;
  const type = source && readAttribute(source, 'type');
  // Attributes taken from the markup are already escaped.
  const parts = [
    ['href', readAttribute(img, 'src')],
    ['imagesrcset', readAttribute(choice, 'srcset')],
    ['imagesizes', readAttribute(choice, 'sizes') ?? readAttribute(img, 'sizes')],
    ['type', type],
  ].flatMap(([name, value]) => (value === undefined ? [] : `${name}="${value}"`));
  return `<link rel="preload" as="image" fetchpriority="high" ${parts.join(' ')}>`;
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '../http/html';
import { criticalCss } from './critical-css';
import { parseStyleSheet } from './style-sheet';

export interface Document {
  /** The whole text. */
  readonly html: string;
  /** What `style-src` must allow for it: the hashes of its inline sheets. */
  readonly styleHashes: readonly string[];
}

interface Parts {
  /** Title, description and whatever else is this page's own, with what the browser should fetch first. */
  readonly head: string;
  /** Stands inside `#root`. */
  readonly markup: string;
  /** Rules for this page alone. */
  readonly rules: string;
  /** Scripts that the app will need, from the root. */
  readonly scripts: readonly string[];
  /** Follows `#root`. */
  readonly tail: string;
}

export interface PageTemplate {
  /** The app's own page as it was built: title, description and an empty frame. */
  readonly shell: Document;
  /** The same with the content of one page. */
  fill(parts: Parts): Document;
}

const sheetLink = /[ \t]*<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+\.css)"[^>]*>\n?/;
const entryScript = /[ \t]*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\n?/;
const ownHead = /<!--page-->([\s\S]*?)<!--\/page-->/;
const frame = /<!--frame-->([\s\S]*?)<!--\/frame-->/;

const hashOf = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/**
 * Reads a built `index.html`. In every document made from it the rules that its content needs stand in the head; the whole sheet
 * and the scripts follow behind the content, so that the first paint waits for nothing and pictures come before code.
 */
export async function readPageTemplate(folder: string, meta: string): Promise<PageTemplate> {
  const built = await readFile(join(folder, 'index.html'), 'utf8');
  const sheetHref = sheetLink.exec(built)?.[1];
  const css = sheetHref === undefined ? '' : await readFile(join(folder, sheetHref), 'utf8');
  // What a sheet names is named from its own folder; the page stands elsewhere.
  const sheet = parseStyleSheet(css.replace(/url\((["']?)(?:\.\/)?([\w-]+\.\w+)\1\)/g, 'url(/assets/$2)'));
  const entry = entryScript.exec(built)?.[1];
  const text = built.replace(sheetLink, '').replace(entryScript, '');

  const fill = ({ head, markup, rules, scripts, tail }: Parts): Document => {
    const css = criticalCss(sheet, markup, rules) + rules;
    const html = text
      .replace(ownHead, () => head)
      .replace('</head>', () => [`<style>${css}</style>`, ...scripts.map(preloadScript), meta, '</head>'].join('\n    '))
      .replace(frame, () => markup)
      .replace('</body>', () => `${[sheetHref && `<link rel="stylesheet" href="${sheetHref}">`, tail, entry && `<script type="module" crossorigin fetchpriority="low" src="${entry}"></script>`].filter(Boolean).join('\n    ')}\n  </body>`);
    return { html, styleHashes: [hashOf(css)] };
  };
  const shell = fill({ head: ownHead.exec(built)?.[1] ?? '', markup: frame.exec(built)?.[1] ?? '', rules: '', scripts: entry === undefined ? [] : [entry], tail: '' });
  return { shell, fill: (parts) => fill({ ...parts, scripts: entry === undefined ? parts.scripts : [entry, ...parts.scripts] }) };
}

/** After the pictures that the page asks for first. */
const preloadScript = (href: string): string => tag('link', { rel: 'modulepreload', crossorigin: '', fetchpriority: 'low', href });

/** An element for the head: `tag('link', { rel: 'canonical', href })`. Attributes without a value are left out. */
export const tag = (name: 'link' | 'meta', attributes: Readonly<Record<string, string | undefined>>): string =>
  `<${name}${Object.entries(attributes).map(([key, value]) => (value === undefined ? '' : ` ${key}="${escapeHtml(value)}"`)).join('')}>`;

/** Data in a page. No text in it can end the element early or start a comment. */
export const dataScript = (type: string, data: unknown, id?: string): string =>
  `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}</script>`;

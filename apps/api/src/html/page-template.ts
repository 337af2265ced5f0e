import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '../platform/html';
import { createCriticalCss } from './critical-css';

export interface InlineHashes {
  readonly style?: string;
  readonly script?: string;
}

export interface Document {
  /** The whole text. */
  readonly html: string;
  /** What its policy must allow besides our own files: the hash of its inline sheet, and that of its one inline script. */
  readonly inline: InlineHashes;
}

interface Parts {
  /** Title, description and whatever else is this page's own, with what the browser should fetch first. */
  readonly head: string;
  /** Stands inside `#root`. */
  readonly markup: string;
  /** Rules for this page alone. */
  readonly rules: string;
  /** Scripts that the app will need besides its first, from the root. */
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
const entryScripts = /[ \t]*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\n?/g;
const ownHead = /<!--page-->([\s\S]*?)<!--\/page-->/;
const frame = /<!--frame-->([\s\S]*?)<!--\/frame-->/;

/** The address of a built app's style sheet. Undefined where there is no build. */
export async function builtSheet(folder: string): Promise<string | undefined> {
  return sheetLink.exec(await readFile(join(folder, 'index.html'), 'utf8').catch(() => ''))?.[1];
}

const hashOf = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/**
 * Brings the app once the content can be seen; a page in a tab of the background is never painted, but it is loaded. Until then
 * it marks the buttons and options that are pressed, with the time: the app does what they say when it takes over.
 */
const startApp =
  "(()=>{for(const part of document.getElementById('root').children)part.addEventListener('click',({target,timeStamp})=>target.closest('button,[type=radio],[type=checkbox]')?.setAttribute('data-pressed',timeStamp));const start=()=>{const app=document.getElementById('app');app?.replaceWith(app.content)};new PerformanceObserver(start).observe({type:'paint',buffered:true});addEventListener('load',start)})()";
const startAppHash = hashOf(startApp);

/**
 * Reads a built `index.html`. In every document made from it the rules that its content needs stand in the head, the whole sheet
 * follows behind the content, and the scripts wait for the first paint: pictures come before code, and the content before both.
 * The shell has no content to wait for.
 */
export async function readPageTemplate(folder: string, meta: string): Promise<PageTemplate> {
  const built = await readFile(join(folder, 'index.html'), 'utf8');
  const sheetHref = sheetLink.exec(built)?.[1];
  const css = sheetHref === undefined ? '' : await readFile(join(folder, sheetHref), 'utf8');
  const criticalCss = createCriticalCss(css, '/assets/');
  const entries = [...built.matchAll(entryScripts)]
    .flatMap(([, src]) => src ?? [])
    .map((src) => `<script type="module" crossorigin fetchpriority="low" src="${src}"></script>`);
  const text = built.replace(sheetLink, '').replace(entryScripts, '');

  const fill = ({ head, markup, rules, scripts, tail }: Parts, isShell: boolean): Document => {
    const css = criticalCss(markup, rules);
    const app = [...scripts.map(preloadScript), ...entries].join('');
    const html = text
      .replace(ownHead, () => head)
      .replace('</head>', () => [`<style>${css}</style>`, meta, '</head>'].join('\n    '))
      .replace(frame, () => markup)
      .replace(
        '</body>',
        () =>
          `${[sheetHref && `<link rel="stylesheet" href="${sheetHref}">`, tail, isShell ? app : `<template id="app">${app}</template><script>${startApp}</script>`].filter(Boolean).join('\n    ')}\n  </body>`,
      );
    return { html, inline: { style: hashOf(css), ...(!isShell && { script: startAppHash }) } };
  };
  const shell = {
    head: ownHead.exec(built)?.[1] ?? '',
    markup: frame.exec(built)?.[1] ?? '',
    rules: '',
    scripts: [],
    tail: '',
  };
  return { shell: fill(shell, true), fill: (parts) => fill(parts, false) };
}

/** After the pictures that the page asks for first. */
const preloadScript = (href: string): string =>
  tag('link', { rel: 'modulepreload', crossorigin: '', fetchpriority: 'low', href });

/** An element for the head: `tag('link', { rel: 'canonical', href })`. Attributes without a value are left out. */
export const tag = (
  name: 'link' | 'meta',
  attributes: Readonly<Record<string, string | undefined>>,
): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${escapeHtml(value)}"`))
    .join('')}>`;

/** Data in a page. No text in it can end the element early or start a comment. */
export const dataScript = (type: string, data: unknown, id?: string): string =>
  `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}</script>`;

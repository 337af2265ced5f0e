import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '@market/domain/escape-html';
import { createCriticalCss } from './critical-css';

/** Sources of a content security policy, by directive. */
export type PolicySources = Readonly<Record<string, readonly string[]>>;

export interface DocumentContent {
  readonly html: string;
  /** The sources that the content security policy must allow besides the app's own files. */
  readonly policy: PolicySources;
}

interface Parts {
  /** The title, metadata and preloads of this page. */
  readonly head: string;
  /** The content of `#root`. */
  readonly markup: string;
  /** CSS rules of this page alone. */
  readonly rules: string;
  /** Paths of the scripts that the app needs besides its entry. */
  readonly scripts: readonly string[];
  /** The content that follows `#root`. */
  readonly tail: string;
}

export interface DocumentTemplate {
  /** The document as it was built, with an empty page. */
  readonly shell: DocumentContent;
  fill(parts: Parts): DocumentContent;
}

const sheetLink = /[ \t]*<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+\.css)"[^>]*>\n?/;
const entryScripts = /[ \t]*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\n?/g;
const headPattern = /<!--page-->([\s\S]*?)<!--\/page-->/;
const framePattern = /<!--frame-->([\s\S]*?)<!--\/frame-->/;

const cspHash = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/**
 * Starts the app after the first paint. In a background tab, which is never painted, starts it
 * after loading. Until then, marks pressed buttons and options with the time. The app replays them
 * at the client mount.
 */
const startAppScript =
  "(()=>{for(const part of document.getElementById('root').children)part.addEventListener('click',({target,timeStamp})=>target.closest('button,[type=radio],[type=checkbox]')?.setAttribute('data-pressed',timeStamp));const start=()=>{const app=document.getElementById('app');app?.replaceWith(app.content)};new PerformanceObserver(start).observe({type:'paint',buffered:true});addEventListener('load',start)})()";
const startAppHash = cspHash(startAppScript);

/** The app starts one service worker. Its URL comes from the app's own Trusted Types policy. */
const serviceWorker: PolicySources = {
  'trusted-types': ['shop-worker'],
  'worker-src': ["'self'"],
};

/**
 * Reads a built `index.html`. In each document made from it, the head has the CSS rules that the
 * content needs, and the whole sheet follows the content. Scripts wait for the first paint, except
 * in the app shell, which has no content.
 */
export async function readDocumentTemplate(
  folder: string,
  configElement: string,
): Promise<DocumentTemplate> {
  const built = await readFile(join(folder, 'index.html'), 'utf8');
  const sheetHref = sheetLink.exec(built)?.[1];
  const css = sheetHref === undefined ? '' : await readFile(join(folder, sheetHref), 'utf8');
  const criticalCss = createCriticalCss(css, '/assets/');
  const entries = [...built.matchAll(entryScripts)]
    .flatMap(([, src]) => src ?? [])
    .map((src) => `<script type="module" crossorigin fetchpriority="low" src="${src}"></script>`);
  const text = built.replace(sheetLink, '').replace(entryScripts, '');

  const fill = (
    { head, markup, rules, scripts, tail }: Parts,
    isShell: boolean,
  ): DocumentContent => {
    const css = criticalCss(markup, rules);
    const app = [...scripts.map(preloadScript), ...entries].join('');
    const html = text
      .replace(headPattern, () => head)
      .replace('</head>', () => [`<style>${css}</style>`, configElement, '</head>'].join('\n    '))
      .replace(framePattern, () => markup)
      .replace(
        '</body>',
        () =>
          `${[sheetHref && `<link rel="stylesheet" href="${sheetHref}">`, tail, isShell ? app : `<template id="app">${app}</template><script>${startAppScript}</script>`].filter(Boolean).join('\n    ')}\n  </body>`,
      );
    return {
      html,
      policy: {
        'style-src': [cspHash(css)],
        ...(!isShell && { 'script-src': [startAppHash] }),
        ...serviceWorker,
      },
    };
  };
  const shell = {
    head: headPattern.exec(built)?.[1] ?? '',
    markup: framePattern.exec(built)?.[1] ?? '',
    rules: '',
    scripts: [],
    tail: '',
  };
  return { shell: fill(shell, true), fill: (parts) => fill(parts, false) };
}

/** Low priority, because the pictures of the first screen come first. */
const preloadScript = (href: string): string =>
  htmlTag('link', { rel: 'modulepreload', crossorigin: '', fetchpriority: 'low', href });

/**
 * An element for the head: `htmlTag('link', { rel: 'canonical', href })`. Leaves out attributes
 * without a value.
 */
export const htmlTag = (
  name: 'link' | 'meta',
  attributes: Readonly<Record<string, string | undefined>>,
): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${escapeHtml(value)}"`))
    .join('')}>`;

/** A script element with data. No text in it can end the element early or start a comment. */
export const dataScript = (type: string, data: unknown, id?: string): string =>
  `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}</script>`;

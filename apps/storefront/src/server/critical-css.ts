import { Features, transform, type Selector } from 'lightningcss';

/** The part of a style sheet that a page needs, with the page's own rules. */
export type CriticalCss = (markup: string, pageRules?: string) => string;

const licence = /^\/\*![\s\S]*?\*\//;

const minify = (css: string, unused: readonly string[]): string =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    // Uses `min-width` instead of `width >=`, as in the built sheet, to support Safari before 16.4.
    include: Features.MediaRangeSyntax,
    unusedSymbols: [...unused],
  }).code.toString();

/**
 * Reads a built style sheet. The result keeps the rules for the classes on a page, and the
 * variables, properties and animations that these rules use. The whole sheet loads later and
 * changes nothing on the screen. `assets` is the path of the files that the sheet refers to.
 */
export function createCriticalCss(css: string, assets: string): CriticalCss {
  const { sheet, layers, classes, names } = readSheet(css, assets);
  // Layers rank by their first appearance. They are declared in order, because a page lacks some
  // layers until the whole sheet loads.
  const layerOrder = layers.length > 0 ? `@layer ${layers.join(',')};` : '';
  return (markup, pageRules = '') => {
    const present = findClasses(markup);
    let usedCss = minify(
      sheet + pageRules,
      classes.filter((name) => !present.has(name)),
    );
    // Repeated, because a removed variable may have been the only one to use another.
    for (;;) {
      const next = minify(usedCss, findUnused(usedCss, names));
      if (next.length >= usedCss.length) return layerOrder + usedCss;
      usedCss = next;
    }
  };
}

/** Variables and animations that the text defines but does not use. */
const findUnused = (css: string, names: readonly string[]): string[] => {
  const used = new Set(css.match(/(?<=var\()--[\w-]+|(?<=animation(?:-name)?:)[\w-]+/g));
  return names.filter((name) => !used.has(name));
};

interface Sheet {
  readonly sheet: string;
  /** The cascade layers, in their order. */
  readonly layers: readonly string[];
  /** All classes that the selectors name. */
  readonly classes: readonly string[];
  /** All variables and animations. */
  readonly names: readonly string[];
}

function readSheet(css: string, assets: string): Sheet {
  const layers = new Set<string>();
  const classes = new Set<string>();
  const names = new Set<string>();
  const addClasses = (selector: Selector): void => {
    for (const part of selector) {
      if (part.type === 'class') classes.add(part.name);
      if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where'))
        part.selectors.forEach(addClasses);
    }
  };
  const { code } = transform({
    filename: 'sheet.css',
    code: Buffer.from(css.replace(licence, '')),
    minify: true,
    visitor: {
      Selector: addClasses,
      Declaration: {
        // Custom declarations include variables, and properties that the parser does not know.
        custom: ({ name }) => void (name.startsWith('--') && names.add(name)),
      },
      Url: (url) => ({ ...url, url: new URL(url.url, `file://${assets}`).pathname }),
      Rule: {
        property: ({ value }) => void names.add(value.name),
        keyframes: ({ value }) => void names.add(value.name.value),
        'layer-statement': ({ value }) => value.names.forEach((name) => layers.add(name.join('.'))),
        'layer-block': ({ value }) => {
          const name = value.name?.join('.');
          if (name !== undefined) layers.add(name);
          // Tailwind's fallback for `@property` in old browsers comes with the whole sheet.
          return name === 'properties' ? [] : undefined;
        },
      },
    },
  });
  return { sheet: code.toString(), layers: [...layers], classes: [...classes], names: [...names] };
}

const findClasses = (markup: string): ReadonlySet<string> =>
  new Set(
    [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = '']) =>
      value
        .replaceAll('&amp;', '&')
        .replaceAll('&gt;', '>')
        .replaceAll('&lt;', '<')
        .replaceAll('&#x27;', "'")
        .replaceAll('&quot;', '"')
        .split(' '),
    ),
  );

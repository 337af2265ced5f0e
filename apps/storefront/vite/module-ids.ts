import { relative } from 'node:path';
import type { Plugin } from 'vite';

const dynamicImport = /import\(\s*(["'])([^"']+)\1\s*\)/g;
const lazyPart =
  /lazyPart\(\s*(async \(\) => \(await import\((["'])([^"']+)\2\)\)\.\w+)\s*,?\s*\)/g;

/**
 * Lets the server say which of the browser's files a page needs before the browser asks. Every `lazyPart` gets its module's
 * path as its id, and in the server's build every dynamic import notes its own. The paths are those of Vite's manifest.
 */
export function moduleIds(recorder: string): Plugin {
  let root = '';
  let isServer = false;
  return {
    name: 'shop:module-ids',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
      isServer = Boolean(config.build.ssr);
    },
    async transform(code, importer) {
      if (
        importer.includes('node_modules') ||
        !/\.tsx?$/.test(importer) ||
        !code.includes('import(')
      )
        return undefined;
      const idOf = async (specifier: string): Promise<string | undefined> => {
        const resolved = await this.resolve(specifier, importer);
        return resolved
          ? JSON.stringify(relative(root, resolved.id).replaceAll('\\', '/'))
          : undefined;
      };
      const named = await replaced(
        code,
        lazyPart,
        idOf,
        (id, [, load = '']) => `lazyPart(${load}, ${id})`,
      );
      if (!isServer) return named === code ? undefined : { code: named, map: null };
      const noted = await replaced(
        named,
        dynamicImport,
        idOf,
        (id, [whole]) => `(noteModule(${id}), ${whole})`,
      );
      return {
        code: `import { noteModule } from ${JSON.stringify(recorder)};\n${noted}`,
        map: null,
      };
    },
  };
}

/** The specifier is the pattern's last group. What cannot be resolved, such as an example in a comment, stays as it is. */
async function replaced(
  text: string,
  pattern: RegExp,
  idOf: (specifier: string) => Promise<string | undefined>,
  by: (id: string, match: RegExpExecArray) => string,
): Promise<string> {
  const parts = await Promise.all(
    [...text.matchAll(pattern)].map(async (match) => {
      const id = await idOf(match.at(-1) ?? '');
      return id === undefined ? match[0] : by(id, match);
    }),
  );
  let index = 0;
  return text.replace(pattern, (whole) => parts[index++] ?? whole);
}

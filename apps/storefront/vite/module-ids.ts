import { relative } from 'node:path';
import type { Plugin } from 'vite';

const docComment = /\/\*\*[\s\S]*?\*\//g;
const dynamicImport = /import\(\s*(["'])([^"']+)\1\s*\)/g;
const anyImport = /\bimport\(/g;
const anyLazyPart = /\blazyPart\(/g;
const lazyPart =
  /lazyPart\(\s*(async \(\) =>\s+\(await import\((["'])([^"']+)\2\)\)\.\w+)\s*,?\s*\)/g;

/**
 * Lets the server say which of the browser's files a page needs before the browser asks. Every
 * `lazyPart` gets its module's path as its id, and in the server's build every dynamic import notes
 * its own. The paths are those of Vite's manifest. Fails the build where it cannot read which
 * module is imported.
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
    async transform(source, importer) {
      if (importer.includes('node_modules') || !/\.tsx?$/.test(importer)) return undefined;
      const code = source.replace(docComment, '');
      if (!code.includes('import(')) return undefined;
      const idOf = async (specifier: string): Promise<string> => {
        const resolved = await this.resolve(specifier, importer);
        if (!resolved) this.error(`${importer}: cannot resolve the dynamic import of ${specifier}`);
        return JSON.stringify(relative(root, resolved.id).replaceAll('\\', '/'));
      };
      if (count(code, anyLazyPart) !== count(code, lazyPart))
        this.error(
          `${importer}: write lazyPart(async () => (await import('./module')).Name), or browserPart`,
        );
      if (count(code, anyImport) !== count(code, dynamicImport))
        this.error(`${importer}: a dynamic import needs its module's path as a string`);
      const named = await replaced(
        code,
        lazyPart,
        idOf,
        (id, [, load = '']) => `lazyPart(${load}, ${id})`,
      );
      if (!isServer) return { code: named, map: null };
      const noted = await replaced(
        named,
        dynamicImport,
        idOf,
        // Only pages and their parts: the schemas of calls are not needed with the first page.
        (id, [whole]) => (id.startsWith('"src/') ? `(noteModule(${id}), ${whole})` : whole),
      );
      return {
        code: `import { noteModule } from ${JSON.stringify(recorder)};\n${noted}`,
        map: null,
      };
    },
  };
}

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

/** The specifier is the pattern's last group. */
async function replaced(
  text: string,
  pattern: RegExp,
  idOf: (specifier: string) => Promise<string>,
  by: (id: string, match: RegExpExecArray) => string,
): Promise<string> {
  const parts = await Promise.all(
    [...text.matchAll(pattern)].map(async (match) => by(await idOf(match.at(-1) ?? ''), match)),
  );
  let index = 0;
  return text.replace(pattern, (whole) => parts[index++] ?? whole);
}

import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const plainIcon = fileURLToPath(new URL('../../ui/src/lib/plain-icon.ts', import.meta.url));

type Cut = { readonly what: string; readonly find: RegExp; readonly put: string };

const pure = '/* @__PURE__ */';

/**
 * What bundlers cannot see that nothing uses. React Router's package is one module with its framework mode inside:
 * its components are made by calls that count as side effects, and every link carries the framework's prefetching,
 * which does nothing outside of it (ours is in the storefront's `intent.ts`). 3.3 KB of brotli on every page.
 */
const routerCuts: readonly Cut[] = [
  { what: 'names for React’s tools', find: /^\w+\.displayName = .*;$/gm, put: '' },
  { what: 'components made by a call', find: /= (React\d*\.forwardRef\()/g, put: `= ${pure} $1` },
  { what: 'the framework’s prefetching', find: /function usePrefetchBehavior\(/, put: 'const usePrefetchBehavior = () => [false, null, {}];\nfunction unusedPrefetchBehavior(' },
  { what: 'the framework’s prefetched links', find: /shouldPrefetch && !isAbsolute \?/, put: 'false ?' },
  { what: 'warnings for development', find: /ENABLE_DEV_WARNINGS = true/, put: 'ENABLE_DEV_WARNINGS = false' },
];

/** Fails the build when a new version of the library has no such place, so that the saving is not lost unseen. */
function cut(code: string, cuts: readonly Cut[]): string {
  return cuts.reduce((text, { what, find, put }) => {
    if (text.search(find) < 0) throw new Error(`lean-libraries: nothing to cut for "${what}" any more; look at the library's new version`);
    return text.replace(find, put);
  }, code);
}

/** Leaves out of the first download what no page of ours can reach. */
export const leanLibraries = (): Plugin[] => [
  {
    name: 'market:lean-router',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/react-router\/dist\/development\/chunk-\w+\.mjs$/, code: /function usePrefetchBehavior\(/ },
      handler: (code) => cut(code, routerCuts),
    },
  },
  {
    name: 'market:plain-icons',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
      handler: () => `export { plainIcon as default } from ${JSON.stringify(plainIcon)};`,
    },
  },
];

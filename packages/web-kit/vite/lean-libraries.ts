import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { leaveOut, type Feature } from './leave-out.ts';

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
  {
    what: 'the framework’s prefetching',
    find: /function usePrefetchBehavior\(/,
    put: 'const usePrefetchBehavior = () => [false, null, {}];\nfunction unusedPrefetchBehavior(',
  },
  {
    what: 'the framework’s prefetched links',
    find: /shouldPrefetch && !isAbsolute \?/,
    put: 'false ?',
  },
  {
    what: 'warnings for development',
    find: /ENABLE_DEV_WARNINGS = true/,
    put: 'ENABLE_DEV_WARNINGS = false',
  },
];

/**
 * What none of our routes has or does: data is written by mutations, never by route actions; the whole table of routes is
 * known at the start; nothing observes the router from outside. 2.5 KB of brotli on every page.
 * The linter refuses the imports that would reach them.
 */
const routerFeatures: readonly Feature[] = [
  {
    name: 'route actions',
    functions: ['handleAction', 'getFormSubmissionInfo', 'useSubmit', 'useFormAction'],
  },
  {
    name: 'fetchers',
    functions: ['handleFetcherAction', 'handleFetcherLoader', 'fetch2', 'useFetcher'],
  },
  { name: 'routes found on the way', functions: ['discoverRoutes'] },
  {
    name: 'instrumentations',
    functions: ['getRouteInstrumentationUpdates', 'instrumentClientSideRouter'],
  },
  { name: 'server components', functions: ['RSCErrorHandler'] },
];

/** Pages drawn by the server are replaced, not hydrated (docs/adr/0011), and forms have no actions. 3.3 KB of brotli on every page. */
const reactFeatures: readonly Feature[] = [
  { name: 'hydration', functions: ['popHydrationState'], instead: 'return false' },
  {
    name: 'hydration',
    functions: [
      'canHydrateInstance',
      'prepareToHydrateHostInstance',
      'clearHydrationBoundary',
      'hideOrUnhideDehydratedBoundary',
    ],
  },
  {
    name: 'events before hydration',
    functions: [
      'queueIfContinuousEvent',
      'accumulateOrCreateContinuousQueuedReplayableEvent',
      'attemptReplayContinuousQueuedEvent',
      'scheduleReplayQueueIfNeeded',
      'attemptExplicitHydrationTarget',
    ],
  },
  {
    name: 'form actions',
    functions: [
      'mountActionState',
      'updateActionStateImpl',
      'runActionStateAction',
      'dispatchActionState',
    ],
  },
  {
    name: 'Activity and SuspenseList',
    functions: ['updateActivityComponent', 'updateSuspenseListComponent'],
  },
  {
    name: 'style sheets and scripts as elements',
    functions: [
      'acquireResource',
      'suspendResource',
      'insertStylesheetIntoRoot',
      'insertSuspendedStylesheets',
    ],
  },
  {
    name: 'preload and preinit',
    functions: ['preload', 'preloadModule', 'preinitStyle', 'preinitScript', 'preinitModuleScript'],
  },
];

const routerModule = /\/react-router\/dist\/development\/chunk-\w+\.mjs$/;

/** Fails the build when a new version of the library has no such place, so that the saving is not lost unseen. */
function cut(code: string, cuts: readonly Cut[]): string {
  return cuts.reduce((text, { what, find, put }) => {
    if (text.search(find) < 0)
      throw new Error(
        `lean-libraries: nothing to cut for "${what}" any more; look at the library's new version`,
      );
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
      filter: { id: routerModule, code: /function usePrefetchBehavior\(/ },
      handler: (code) => leaveOut(cut(code, routerCuts), routerFeatures),
    },
  },
  {
    name: 'market:lean-react',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/react-dom-client\.production\.js$/ },
      handler: (code) => leaveOut(code, reactFeatures),
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

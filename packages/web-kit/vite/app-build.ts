import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { bundleBudget, type Budget } from './bundle-budget.ts';
import { devAppConfig } from './dev-app-config.ts';
import { precompress } from './precompress.ts';
import { sharedFiles, type SharedFiles } from './shared-files.ts';

type AppOptions = {
  app: string;
  /** Port of the dev server; the production build is served by the API. */
  devPort: number;
  /** The first matching entry applies, in KB of brotli (1 KB = 1024 bytes). */
  budgetKb: readonly Budget[];
  /**
   * For an app whose first visit matters most. Libraries go into the first file (saves 1.5 KB, but
   * visitors download them again after every release), and preload lists are left out (saves 1.2
   * KB: the server writes them into its pages). Each entry of `together` is one more file of
   * modules, named by the end of their path without its extension.
   */
  firstVisit?: { together: SharedFiles };
};

// Every visit loads one or two files instead of twenty. They are 5 to 8 KB smaller, because they
// compress better together.
const firstFile = { name: 'app', tags: ['$initial' as const] };
const libraries = { ...firstFile, name: 'libraries', test: /node_modules/, priority: 1 };

/**
 * Paths that the dev server proxies: the API, images, the demo's email outbox and the sandbox
 * payment page.
 */
const serverPaths = ['/api', '/images', '/outbox', '/pay'];

// Schemas and endpoints are created by function calls. Without this, the unused ones of a module
// stay in the bundle.
const treeshake = {
  propertyReadSideEffects: false as const,
  manualPureFunctions: ['z', 'endpoint', 'pageOf', 'requiredText', 'optionalText'],
};

/**
 * The one Vite configuration of the four apps. The server that the dev proxy talks to listens on
 * PORT (8080).
 */
export function defineAppConfig({ app, devPort, budgetKb, firstVisit }: AppOptions): UserConfig {
  const shared = sharedFiles(firstVisit?.together ?? {});
  const target = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`;
  return {
    plugins: [
      react(),
      tailwindcss(),
      devAppConfig(target),
      bundleBudget({ app, budgets: budgetKb }),
      shared.plugin,
      precompress(),
    ],
    server: {
      host: '127.0.0.1',
      port: devPort,
      strictPort: true,
      // The server distinguishes apps by host name, so the Host header is kept. `/pay` belongs to
      // the server, and `/payouts` to an app.
      proxy: Object.fromEntries(
        serverPaths.map((path) => [`^${path}(?:[/?]|$)`, { target, changeOrigin: false }]),
      ),
    },
    build: {
      target: 'es2023',
      sourcemap: false,
      // Our content security policy forbids `data:` URLs for fonts and scripts, and separate files
      // can be cached.
      assetsInlineLimit: 0,
      modulePreload: firstVisit ? false : { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        treeshake,
        output: {
          codeSplitting: {
            groups: firstVisit ? [firstFile, ...shared.groups] : [libraries, firstFile],
          },
        },
      },
    },
  };
}

/**
 * For `vite build --ssr`: a folder of modules without dependencies, except native packages, which
 * cannot be bundled.
 */
export function defineServerConfig(): UserConfig {
  return {
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: ['lightningcss'] },
    build: {
      target: 'node20',
      sourcemap: false,
      minify: false,
      assetsInlineLimit: 0,
      emptyOutDir: true,
      rolldownOptions: { treeshake },
    },
  };
}

import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import {
  defineAppConfig,
  defineServerConfig,
} from '../../../../packages/web-kit/vite/app-build.ts';
import { sharedFiles } from '../../shared-files.ts';

const browserConfig = defineAppConfig({
  app: 'reference',
  devPort: 0,
  budgetKb: [{ screens: /./, max: 1000, target: 1000 }],
  firstVisit: { together: sharedFiles },
});
/**
 * In the browser, sections that load when the visitor comes near them render their placeholders
 * first. The reference's server must render the placeholders too, so that React can hydrate the
 * page.
 */
const hydratable = {
  build: { rollupOptions: { output: { banner: 'globalThis.IntersectionObserver ??= class {};' } } },
};

/** Built like the shop, but from a different entry file. */
export default defineConfig(({ isSsrBuild }) =>
  mergeConfig(isSsrBuild ? mergeConfig(defineServerConfig(), hydratable) : browserConfig, {
    root: fileURLToPath(new URL('.', import.meta.url)),
    publicDir: false,
  }),
);

import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import {
  defineAppConfig,
  defineServerConfig,
} from '../../../../packages/web-kit/vite/app-config.ts';

const browserConfig = defineAppConfig({
  app: 'reference',
  devPort: 0,
  budgetKb: [{ screens: /./, max: 1000, target: 1000 }],
  firstVisit: {
    together:
      /\/(features\/catalogue\/components\/(catalogue-card|product-grid)|src\/shared\/(query-view|section-head))\.tsx$/,
  },
});
/** Built like the shop, with another entry. */
export default defineConfig(({ isSsrBuild }) =>
  mergeConfig(isSsrBuild ? defineServerConfig() : browserConfig, {
    root: fileURLToPath(new URL('.', import.meta.url)),
    publicDir: false,
  }),
);

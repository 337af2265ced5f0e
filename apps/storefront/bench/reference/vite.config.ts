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
/** Built like the shop, but with another entry. */
export default defineConfig(({ isSsrBuild }) =>
  mergeConfig(isSsrBuild ? defineServerConfig() : browserConfig, {
    root: fileURLToPath(new URL('.', import.meta.url)),
    publicDir: false,
  }),
);

import { defineConfig } from 'vite';
import { defineAppConfig, defineServerConfig } from '../../packages/web-kit/vite/app-build.ts';
import { sharedFiles } from './shared-files.ts';

/** Builds the app, and with `--ssr` the bundle that renders public pages on the server. */
export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? defineServerConfig()
    : defineAppConfig({
        app: 'storefront',
        devPort: 5173,
        budgetKb: [
          { screens: /^home\//, max: 116 },
          { screens: /./, max: 120 },
        ],
        firstVisit: { together: sharedFiles },
      }),
);

import { defineConfig } from 'vite';
import { defineAppConfig, defineServerConfig } from '../../packages/web-kit/vite/app-config.ts';

/** Builds the app, and with `--ssr` the bundle that renders public pages on the server. */
export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? defineServerConfig()
    : defineAppConfig({
        app: 'storefront',
        devPort: 5173,
        budgetKb: [
          { screens: /^home\//, max: 125, target: 116 },
          { screens: /./, max: 125, target: 120 },
        ],
        // The product card with its components.
        firstVisit: {
          together:
            /\/(features\/catalogue\/components\/(catalogue-card|product-grid)|src\/shared\/(query-view|section-head))\.tsx$/,
        },
      }),
);

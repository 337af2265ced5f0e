import { defineConfig } from 'vite';
import { defineAppConfig } from '../../packages/web-kit/vite/app-config.ts';

export default defineConfig(
  defineAppConfig({
    app: 'storefront',
    devPort: 5173,
    budgetKb: [
      { screens: /^(checkout|account|orders|auth)\//, max: 150, target: 130 },
      { screens: /./, max: 125, target: 115 },
    ],
    // The budget of the shop's own pages cannot be met with the libraries in a file of their own.
    librariesInside: true,
  }),
);

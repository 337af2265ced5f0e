import { defineConfig } from 'vite';
import { defineAppConfig } from '../../packages/web-kit/vite/app-config.ts';

export default defineConfig(
  defineAppConfig({
    app: 'admin-console',
    devPort: 5175,
    budgetKb: [
      { screens: /entry|login|sign-in/, max: 140 },
      // Every area adds its routes and navigation to each screen.
      { screens: /./, max: 206 },
    ],
  }),
);

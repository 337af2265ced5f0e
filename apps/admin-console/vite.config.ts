import { defineConfig } from 'vite';
import { defineAppConfig } from '../../packages/web-kit/vite/app-build.ts';

export default defineConfig(
  defineAppConfig({
    app: 'admin-console',
    devPort: 5175,
    budgetKb: [
      { screens: /entry|login|sign-in/, max: 140 },
      { screens: /./, max: 200 },
    ],
  }),
);

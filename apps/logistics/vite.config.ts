import { defineConfig } from 'vite';
import { defineAppConfig } from '../../packages/web-kit/vite/app-build.ts';

export default defineConfig(
  defineAppConfig({
    app: 'logistics',
    devPort: 5176,
    budgetKb: [
      { screens: /entry|login|sign-in/, max: 140 },
      { screens: /./, max: 150 },
    ],
  }),
);

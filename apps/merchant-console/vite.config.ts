import { defineConfig } from 'vite';
import { defineAppConfig } from '../../packages/web-kit/vite/app-config.ts';

export default defineConfig(
  defineAppConfig({
    app: 'merchant-console',
    devPort: 5174,
    budgetKb: [
      { screens: /entry|login|sign-in/, max: 140 },
      // Never the first screen of a visit, unless its link was kept: a list and, in a drawer over it, its form.
      { screens: /-(create|edit)$/, max: 220 },
      { screens: /./, max: 200 },
    ],
  }),
);

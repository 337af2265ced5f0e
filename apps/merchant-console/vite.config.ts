import { defineConfig } from 'vite';
import { defineAppConfig } from '../../packages/web-kit/vite/app-build.ts';

export default defineConfig(
  defineAppConfig({
    app: 'merchant-console',
    devPort: 5174,
    budgetKb: [
      { screens: /entry|login|sign-in/, max: 140 },
      // Forms are rarely the first screen of a visit.
      { screens: /-(create|edit)$|bank-change|set-up|store-profile|account/, max: 240 },
      { screens: /./, max: 210 },
    ],
  }),
);

import { defineConfig } from 'vite';
import { defineAppConfig } from '../../packages/web-kit/vite/app-config.ts';

export default defineConfig(
  defineAppConfig({ app: 'storefront', devPort: 5173, budgetKb: [{ screens: /./, max: 125, target: 115 }] }),
);

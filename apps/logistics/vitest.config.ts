import { defineConfig } from 'vitest/config';
import { defineDomTestConfig } from '../../packages/web-kit/vite/test-config.ts';

export default defineConfig(defineDomTestConfig({ isolate: false }));

import { defineConfig } from 'vitest/config';
import { defineDomTestConfig } from './vite/test-config.ts';

export default defineConfig(defineDomTestConfig({ isolate: false }));

import { defineConfig } from 'vitest/config';
import { defineDomTestConfig } from '../web-kit/vite/test-config.ts';

export default defineConfig(defineDomTestConfig({ isolate: false }));

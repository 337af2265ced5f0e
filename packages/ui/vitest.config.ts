import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    setupFiles: ['./test/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    css: false,
    // One document per worker: starting jsdom takes longer than most of these tests.
    isolate: false,
    testTimeout: 180_000,
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/test/global-setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    hookTimeout: 120_000,
    testTimeout: 60_000,
  },
});

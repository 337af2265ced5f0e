import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Loading the modules for each file took longer than the tests; they keep no state.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 60_000,
  },
});

import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/test/global-setup.ts'],
    // Loading the server for each file took half of the test time; its modules keep no state.
    isolate: false,
    // A worker waits for PostgreSQL half of the time. With one worker on two cores, these tests
    // would be the last to end.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    restoreMocks: true,
    unstubGlobals: true,
    hookTimeout: 240_000,
    testTimeout: 60_000,
  },
});

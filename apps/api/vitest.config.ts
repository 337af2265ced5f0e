import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['src/**/*.test.ts'], globalSetup: ['src/test/global-setup.ts'], restoreMocks: true, unstubGlobals: true, hookTimeout: 60_000, testTimeout: 20_000 },
});

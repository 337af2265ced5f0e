import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { ViteUserConfig } from 'vitest/config';

const setup = fileURLToPath(new URL('./test-setup.ts', import.meta.url));

interface Options {
  /**
   * False shares one document and the loaded modules between the files of a worker, because
   * starting jsdom and loading the app takes a third of the test time. The tests must then not mock
   * modules.
   */
  readonly isolate?: boolean;
}

/**
 * The Vitest configuration of packages with components: jsdom, and long timeouts for busy machines.
 */
export function defineDomTestConfig({ isolate = true }: Options = {}): ViteUserConfig {
  return {
    plugins: [react()],
    test: {
      environment: 'jsdom',
      include: ['{src,vite}/**/*.test.{ts,tsx}'],
      setupFiles: [setup],
      isolate,
      testTimeout: 180_000,
      hookTimeout: 120_000,
      restoreMocks: true,
      unstubGlobals: true,
    },
  };
}

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { ViteUserConfig } from 'vitest/config';

const setup = fileURLToPath(new URL('./test-setup.ts', import.meta.url));

/** The Vitest configuration of packages with components: jsdom, and long timeouts for busy machines. */
export function defineDomTestConfig(): ViteUserConfig {
  return {
    plugins: [react()],
    test: {
      environment: 'jsdom',
      include: ['{src,vite}/**/*.test.{ts,tsx}'],
      setupFiles: [setup],
      testTimeout: 180_000,
      hookTimeout: 120_000,
      restoreMocks: true,
      unstubGlobals: true,
    },
  };
}

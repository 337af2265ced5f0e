import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { ViteUserConfig } from 'vitest/config';

const sharedSetup = fileURLToPath(new URL('./test-setup.ts', import.meta.url));
const ownSetup = './src/test/setup.ts';

/** The Vitest configuration of every package with screens or components: jsdom, and `src/test/setup.ts` when it exists. */
export function defineDomTestConfig(): ViteUserConfig {
  return {
    plugins: [react()],
    test: {
      environment: 'jsdom',
      include: ['{src,vite}/**/*.test.{ts,tsx}'],
      setupFiles: existsSync(ownSetup) ? [sharedSetup, ownSetup] : [sharedSetup],
      restoreMocks: true,
      unstubGlobals: true,
    },
  };
}

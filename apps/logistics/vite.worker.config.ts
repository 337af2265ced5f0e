import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { defineWorkerConfig } from '../../packages/web-kit/vite/worker-config.ts';

/**
 * Everything that a rider needs in a day, including the parts that pages load later, and the page to
 * sign in again.
 */
const offline =
  /^src\/(app\/(layouts|routes\/(account|auth|deliveries|earnings|orders|onboarding))|features|shared)\/|^\.\.\/\.\.\/packages\/(api-client|console|web-kit)\//;

export default defineConfig(
  defineWorkerConfig({ outDir: fileURLToPath(new URL('dist', import.meta.url)), offline }),
);

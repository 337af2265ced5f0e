import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { defineWorkerConfig } from '../../packages/web-kit/vite/worker-config.ts';

/** The files needed for browsing, and the client and schemas that read cached responses. */
const offline =
  /^src\/app\/(offline|routes\/(home|listing|product|store|stores|cart))\/|^\.\.\/\.\.\/packages\/api-client\//;

export default defineConfig(
  defineWorkerConfig({ outDir: fileURLToPath(new URL('dist', import.meta.url)), offline }),
);

import type { Plugin } from 'vite';

const RETRY_MS = 500;

/**
 * Writes the server's configuration into the page in development, as the server does in production.
 */
export function devAppConfig(target: string): Plugin {
  return {
    name: 'market:dev-app-config',
    apply: 'serve',
    transformIndexHtml: async () => [
      {
        tag: 'meta',
        attrs: { name: 'app-config', content: await appConfigFrom(target) },
        injectTo: 'head-prepend',
      },
    ],
  };
}

/** Waits for the server, which takes longer to start than Vite. */
async function appConfigFrom(target: string): Promise<string> {
  for (;;) {
    try {
      const response = await fetch(`${target}/api/app-config.json`);
      if (response.ok) return await response.text();
    } catch {
      // Not up yet.
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

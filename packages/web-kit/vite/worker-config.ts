import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UserConfig } from 'vite';

/** The part of a Vite manifest entry that is used here. */
type Chunk = {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
  assets?: string[];
};

type WorkerOptions = {
  outDir: string;
  /** Modules, by their name in the manifest, that the app needs without a network. */
  offline: RegExp;
};

/**
 * The last step of a build with a service worker, because the worker lists the app's files. It
 * writes `sw.js`, with `SHELL_FILES` replaced by what the app needs without a network.
 */
export function defineWorkerConfig({ outDir, offline }: WorkerOptions): UserConfig {
  return {
    publicDir: false,
    // SHELL_FILES is set in a hook, because the files exist only once this build starts, and tools
    // read the configuration earlier.
    plugins: [
      {
        name: 'market:shell-files',
        config: () => ({
          define: { SHELL_FILES: JSON.stringify(shellFiles(outDir, offline)) },
        }),
      },
    ],
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry: 'src/service-worker/worker.ts', formats: ['es'], fileName: () => 'sw.js' },
    },
  };
}

function shellFiles(outDir: string, offline: RegExp): string[] {
  const chunks: Record<string, Chunk> = JSON.parse(
    readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'),
  );
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    chunks[name]?.imports?.forEach(visit);
  };
  for (const [name, chunk] of Object.entries(chunks))
    if (chunk.isEntry || offline.test(name)) visit(name);
  const files = [...seen].flatMap((name) => {
    const chunk = chunks[name];
    return chunk
      ? [
          chunk.file,
          ...(chunk.css ?? []),
          ...(chunk.assets ?? []).filter((file) => file.endsWith('.woff2')),
        ]
      : [];
  });
  return [...new Set(files)].map((file) => `/${file}`);
}

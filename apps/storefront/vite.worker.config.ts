import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** The used part of an entry of Vite's manifest. */
type Chunk = {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
  assets?: string[];
};

const outDir = fileURLToPath(new URL('dist', import.meta.url));
const browsing = /^src\/app\/(offline|routes\/(home|listing|product|store|stores|cart))\//;
/** Responses cached by the worker are read with the client and the schemas of their calls. */
const calls = /^\.\.\/\.\.\/packages\/api-client\//;

/**
 * The last step of the build, because the worker names the files of the app: `dist/sw.js`, with
 * what browsing needs.
 */
export default defineConfig({
  publicDir: false,
  // In a hook, because the files are known when this build begins and not whenever a tool reads the
  // configuration.
  plugins: [
    {
      name: 'market:shell-files',
      config: () => ({ define: { SHELL_FILES: JSON.stringify(shellFiles()) } }),
    },
  ],
  build: {
    outDir,
    emptyOutDir: false,
    target: 'es2022',
    lib: { entry: 'src/service-worker/worker.ts', formats: ['es'], fileName: () => 'sw.js' },
  },
});

function shellFiles(): string[] {
  const chunks: Record<string, Chunk> = JSON.parse(
    readFileSync(`${outDir}/.vite/manifest.json`, 'utf8'),
  );
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    chunks[name]?.imports?.forEach(visit);
  };
  for (const [name, chunk] of Object.entries(chunks))
    if (chunk.isEntry || browsing.test(name) || calls.test(name)) visit(name);
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

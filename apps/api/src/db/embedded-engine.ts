import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Read at once: reading in the background would wait until this thread has loaded everything else. */
const compile = async (): Promise<WebAssembly.Module> =>
  WebAssembly.compile(
    readFileSync(createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')),
  );

let engine: Promise<WebAssembly.Module> | undefined;

/** The code of the embedded database, compiled once, on another core: who asks early finds it ready. */
export const embeddedEngine = (): Promise<WebAssembly.Module> => (engine ??= compile());

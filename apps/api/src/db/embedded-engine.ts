import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * The file is read synchronously: an asynchronous read would wait until this thread has loaded all
 * other modules.
 */
const compile = async (): Promise<WebAssembly.Module> =>
  WebAssembly.compile(
    readFileSync(createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')),
  );

let engine: Promise<WebAssembly.Module> | undefined;

/**
 * The embedded database's WebAssembly, compiled once on another core. Call early to have it ready.
 */
export const embeddedEngine = (): Promise<WebAssembly.Module> => (engine ??= compile());

import { AsyncLocalStorage } from 'node:async_hooks';

const usedModules = new AsyncLocalStorage<Set<string>>();

/**
 * Called by every dynamic import of the server's build (see vite/module-ids.ts), with the module's
 * path from this app's folder.
 */
export const noteModule = (id: string): void => void usedModules.getStore()?.add(id);

export const modulesSoFar = (): string[] => [...(usedModules.getStore() ?? [])];

/**
 * Runs `work` and returns the modules that it loaded dynamically, which the browser should preload.
 */
export async function collectModules<T>(
  work: () => Promise<T>,
): Promise<{ result: T; modules: string[] }> {
  const modules = new Set<string>();
  const result = await usedModules.run(modules, work);
  return { result, modules: [...modules] };
}

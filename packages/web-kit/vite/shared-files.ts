import type { Plugin } from 'vite';

/**
 * Modules that share a file, by its name. Each is named by the end of its path without the
 * extension.
 */
export type SharedFiles = Readonly<Record<string, readonly string[]>>;

/**
 * The bundler's groups for shared files, and a plugin that fails the build when a group lists an
 * unknown module.
 */
export function sharedFiles(files: SharedFiles) {
  const unknown = new Set(Object.values(files).flat());
  const groups = Object.entries(files).map(([name, modules]) => ({
    name,
    test: (id: string) => {
      const path = id.replace(/\.\w+$/, '');
      const found = modules.find((module) => path.endsWith(`/${module}`));
      if (found !== undefined) unknown.delete(found);
      return found !== undefined;
    },
  }));
  const plugin: Plugin = {
    name: 'market:shared-files',
    apply: 'build',
    generateBundle() {
      if (unknown.size > 0)
        this.error(`Shared files name modules that no page shares: ${[...unknown].join(', ')}`);
    },
  };
  return { groups, plugin };
}

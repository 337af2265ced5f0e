import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.optional(z.boolean()),
    imports: z.optional(z.array(z.string())),
    css: z.optional(z.array(z.string())),
  }),
);

/** Maps the modules of a build to its files. */
export interface BuildManifest {
  /** Paths of the script files that these modules need besides the app's entry. */
  filesOf(modules: readonly string[]): string[];
}

/** Reads Vite's manifest of a built app. Without one, there are no files to preload. */
export async function readBuildManifest(folder: string): Promise<BuildManifest> {
  const text = await readFile(join(folder, '.vite', 'manifest.json'), 'utf8').catch(() => '{}');
  const chunks = manifestSchema.parse(JSON.parse(text));

  const withImports = (names: readonly string[]): Set<string> => {
    const visited = new Set<string>();
    const visit = (name: string): void => {
      if (visited.has(name)) return;
      visited.add(name);
      chunks[name]?.imports?.forEach(visit);
    };
    names.forEach(visit);
    return visited;
  };
  const first = withImports(Object.keys(chunks).filter((name) => chunks[name]?.isEntry));

  return {
    filesOf(modules) {
      const files = [...withImports(modules)].flatMap((name) =>
        first.has(name) ? [] : (chunks[name]?.file ?? []),
      );
      return [...new Set(files)].filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
    },
  };
}

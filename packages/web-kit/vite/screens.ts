/** The part of a bundler's chunk that is used here. */
export type Chunk = { fileName: string; isEntry: boolean; imports: string[]; moduleIds: string[] };
export type Chunks<C extends Chunk = Chunk & { code: string }> = ReadonlyMap<string, C>;

const screenModule = /\/src\/app\/routes\/(.+)\.(?:page|loader)\.tsx?$/;
const loadersModule = /\/src\/app\/routes\/(.+)\/[^/]+\.loaders\.ts$/;
const layoutModule = /\/src\/app\/layouts\/([^/]+)\.tsx$/;
const signInScreen = /(^|[/-])(login|sign-in|auth)([/-]|$)/;

/**
 * Lists the screens of an app, one per `<name>.page.tsx` below `src/app/routes`, with the chunk
 * files that a cold visit to it downloads. The first, `(entry)`, is what every visit downloads. The
 * loaders of an area count for each of its pages. Lazy layouts count for every screen, because a
 * chunk does not say which layout it uses: `auth` layouts for sign-in screens, all others for the
 * rest.
 */
export function findScreens<C extends Chunk>(
  chunks: Chunks<C>,
): { name: string; files: Set<string> }[] {
  const all = [...chunks.values()];
  const entries = all.filter(({ isEntry }) => isEntry);
  const layouts = namedChunks(all, layoutModule);
  const loaders = namedChunks(all, loadersModule);
  const screens = [...namedChunks(all, screenModule)].map(([name, own]) => {
    const around = [...layouts].filter(
      ([layout]) => layout.startsWith('auth') === signInScreen.test(name),
    );
    const areaLoaders = loaders.get(name.slice(0, name.lastIndexOf('/'))) ?? [];
    const roots = [...entries, ...around.flatMap(([, files]) => files), ...areaLoaders, ...own];
    return { name, files: withImports(roots, chunks) };
  });
  return [{ name: '(entry)', files: withImports(entries, chunks) }, ...screens];
}

function namedChunks<C extends Chunk>(all: readonly C[], pattern: RegExp): Map<string, C[]> {
  const named = new Map<string, C[]>();
  for (const chunk of all) {
    const names = chunk.moduleIds.flatMap((id) => pattern.exec(id)?.[1] ?? []);
    for (const name of new Set(names)) named.set(name, [...(named.get(name) ?? []), chunk]);
  }
  return named;
}

function withImports<C extends Chunk>(roots: readonly C[], chunks: Chunks<C>): Set<string> {
  const files = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    chunks.get(file)?.imports.forEach(visit);
  };
  roots.forEach(({ fileName }) => visit(fileName));
  return files;
}

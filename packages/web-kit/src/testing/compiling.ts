import { matchRoutes, type RouteObject } from 'react-router-dom';

const pendingModules = new Set<Promise<unknown>>();

const trackModule = <T>(module: Promise<T>): Promise<T> => {
  const done = module.finally(() => pendingModules.delete(done));
  // The importer handles the rejection.
  done.catch(() => undefined);
  pendingModules.add(done);
  return done;
};

/** Resolves when no page is being compiled. Compile time must not count against test timeouts. */
export async function waitUntilCompiled(): Promise<void> {
  while (pendingModules.size > 0) await Promise.allSettled(pendingModules);
}

/** Starts compiling the pages at an address, and tracks pages that are loaded later. */
export function countCompiling(routes: readonly RouteObject[], address: string): RouteObject[] {
  const counted = routes.map(trackRoute);
  for (const { route } of matchRoutes(counted, address.split('?')[0] ?? '/') ?? []) {
    if (typeof route.lazy === 'object') for (const load of Object.values(route.lazy)) void load();
  }
  return counted;
}

function trackRoute(route: RouteObject): RouteObject {
  const copy = { ...route };
  if (typeof copy.lazy === 'object') {
    copy.lazy = Object.fromEntries(
      Object.entries(copy.lazy).map(([name, load]) => [name, () => trackModule(load())]),
    );
  }
  if (copy.children) copy.children = copy.children.map(trackRoute);
  return copy;
}

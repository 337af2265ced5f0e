import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routes } from '../../app/routes';
import { publicPages } from './public-pages';

const modulesByPath = import.meta.glob('/src/app/routes/**/*.{page,layout,loader}.{ts,tsx}');

async function exportsOf(id: string): Promise<unknown[]> {
  const load = modulesByPath[`/${id}`];
  if (!load) throw new Error(`There is no module ${id}`);
  return Object.values(Object(await load()));
}

it.each(publicPages)(
  'the list of public pages names the modules that the route $pattern loads',
  async ({ pattern, modules }) => {
    const matches = matchRoutes(routes, pattern.replaceAll(':', '')) ?? [];
    const lazies = matches.flatMap(({ route }) =>
      typeof route.lazy === 'object' ? Object.values(route.lazy) : [],
    );
    const loaded = await Promise.all(lazies.map((load) => load()));
    expect(loaded).not.toEqual([]);
    const exported = await Promise.all(modules.map(exportsOf));
    for (const value of loaded) expect(exported.flat()).toContain(value);
    for (const values of exported) expect(values.some((one) => loaded.includes(one))).toBe(true);
  },
);

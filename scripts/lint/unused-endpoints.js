import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const contract = 'packages/api-client/src/contract';
const screens = [
  ...['storefront', 'merchant-console', 'admin-console', 'logistics'].map((app) => `apps/${app}`),
  'packages/console',
  'packages/web-kit',
];

const matches = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found);

/** The names of the endpoints that no app uses, such as `returns.create`. */
export async function unusedEndpoints(root) {
  const index = await readFile(join(root, contract, 'index.ts'), 'utf8');
  const groups = [...index.matchAll(/export \* as (\w+) from '\.\/(.+)'/g)];
  const sources = (
    await Promise.all(screens.map((folder) => sourcesOf(join(root, folder))))
  ).flat();
  const unused = [];
  for (const [, group, path] of groups) {
    const text = await readFile(join(root, contract, `${path}.ts`), 'utf8');
    const names = matches(text, /^export const (\w+) = endpoint\(/gm);
    const used = new Set(sources.flatMap((source) => usedIn(source, { group, path, names })));
    unused.push(...names.filter((name) => !used.has(name)).map((name) => `${group}.${name}`));
  }
  return unused.sort();
}

async function sourcesOf(folder) {
  const entries = await readdir(join(folder, 'src'), { recursive: true, withFileTypes: true });
  const files = entries
    .filter(
      ({ name, parentPath }) => /(?<!\.test)\.tsx?$/.test(name) && !/\/test$/.test(parentPath),
    )
    .map(({ name, parentPath }) => join(parentPath, name));
  return Promise.all(files.map((file) => readFile(file, 'utf8')));
}

/**
 * The endpoints of a group that are used in a file. A file that passes on the whole group uses all
 * of them.
 */
function usedIn(source, { group, path, names }) {
  const module = `'@market/api-client/contract/${path}'`;
  const named = matches(source, new RegExp(`import \\{([^}]*)\\} from ${module}`, 'g')).join();
  const lazy = lazyNames(source, group);
  const used = names.filter(
    (name) =>
      new RegExp(`\\b${name}\\b`).test(named) ||
      lazy.some((call) => new RegExp(`\\b${call}\\('${name}'\\)`).test(source)),
  );
  for (const alias of matches(source, new RegExp(`import \\* as (\\w+) from ${module}`, 'g'))) {
    if (new RegExp(`=\\{${alias}\\}|\\(${alias}\\)|\\b${alias}\\[`).test(source)) return names;
    used.push(...matches(source, new RegExp(`\\b${alias}\\.(\\w+)`, 'g')));
  }
  return used;
}

/** The functions of a file that return lazy endpoints of a group, as in `cart('get')`. */
const lazyNames = (source, group) => [
  ...matches(source, new RegExp(`const (\\w+) = lazyEndpoints\\(\\s*'${group}'`, 'g')),
  ...matches(source, /import \{([^}]*)\} from '[^']*\/endpoints'/g)
    .flatMap((list) => list.split(','))
    .map((item) => item.trim().split(' as '))
    .filter(([name]) => name === group)
    .map(([name, alias = name]) => alias),
];

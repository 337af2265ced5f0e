import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../src');

/** All packages that a module imports, including those that its relative imports import. */
function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const packages = new Set<string>();
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\b(?! type)(?:[^;]*?from)? '([^']+)'/gm,
  )) {
    if (!specifier.startsWith('.'))
      packages.add(
        specifier
          .split('/')
          .slice(0, specifier.startsWith('@') ? 2 : 1)
          .join('/'),
      );
    else {
      const base = join(dirname(file), specifier);
      const target = [`${base}.tsx`, `${base}.ts`].find(existsSync);
      if (target) for (const name of packagesOf(target, seen)) packages.add(name);
    }
  }
  return packages;
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

describe('the light components of the shop', () => {
  // The first page of the shop must not load the headless library or toasts.
  const light = [
    'accordion',
    'button',
    'checkbox',
    'code-input',
    'disclosure-menu',
    'empty-state',
    'error-state',
    'field',
    'icon-button',
    'input',
    'link',
    'native-select',
    'pager',
    'price',
    'product-card',
    'quantity-stepper',
    'radio-group',
    'rating',
    'segmented-control',
    'shop-search',
    'store-card',
    'storefront-shell',
    'tab-bar',
    'textarea',
  ];

  it.each(light)('import only react, icons and clsx: %s', (name) => {
    expect(
      [...packagesOf(join(source, `components/${name}.tsx`))].filter(
        (found) => !['react', 'clsx', 'lucide-react'].includes(found),
      ),
    ).toEqual([]);
  });

  it('differ from the dialog, which imports the headless library', () => {
    expect([...packagesOf(join(source, 'components/dialog.tsx'))]).toContain('@base-ui/react');
  });
});

describe('the UI package', () => {
  const modules = filesBelow(source).filter((file) => !file.includes('.test.'));

  it('does not depend on routing, data fetching or sessions', () => {
    const allowed = new Set([
      'react',
      'react-dom',
      'clsx',
      'lucide-react',
      'sonner',
      '@base-ui/react',
    ]);
    const unlistedPackages = modules.flatMap((file) =>
      [...packagesOf(file)]
        .filter((name) => !allowed.has(name))
        .map((name) => `${relative(source, file)}: ${name}`),
    );
    expect(unlistedPackages).toEqual([]);
  });

  it('defines colours in styles/ only', () => {
    const coloured = modules.filter((file) =>
      /#(?:[\da-f]{6}|[\da-f]{3})\b(?!\))/i.test(readFileSync(file, 'utf8')),
    );
    expect(coloured.map((file) => relative(source, file))).toEqual([]);
  });
});

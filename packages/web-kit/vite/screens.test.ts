import { describe, expect, it } from 'vitest';
import { findScreens } from './screens.ts';

const chunks = new Map(
  [
    chunk('index.js', ['/app/src/main.tsx'], ['react.js'], true),
    chunk('react.js', ['/node_modules/react/index.js']),
    chunk('layout.js', ['/app/src/app/layouts/console-layout.tsx'], ['menu.js']),
    chunk('menu.js', ['/node_modules/menu.js']),
    chunk('auth.js', ['/app/src/app/layouts/auth-page.tsx']),
    chunk(
      'list.js',
      ['/app/src/app/routes/coupons/coupon-list.page.tsx'],
      ['table.js', 'react.js'],
    ),
    chunk('loaders.js', ['/app/src/app/routes/coupons/coupons.loaders.ts']),
    chunk('other-loaders.js', ['/app/src/app/routes/orders/orders.loaders.ts']),
    chunk('table.js', ['/app/src/shared/table.tsx']),
    chunk('login.js', ['/app/src/app/routes/login.page.tsx']),
  ].map((item) => [item.fileName, item]),
);

function chunk(fileName: string, moduleIds: string[], imports: string[] = [], isEntry = false) {
  return { fileName, isEntry, moduleIds, imports };
}

function filesOf(screen: string) {
  const found = findScreens(chunks).find(({ name }) => name === screen);
  return [...(found?.files ?? [])].sort();
}

describe('findScreens', () => {
  it('counts the entry and its static imports for every visit', () => {
    expect(filesOf('(entry)')).toEqual(['index.js', 'react.js']);
  });

  it('counts the page, the loaders of its area, the layout and their static imports once for each screen', () => {
    expect(filesOf('coupons/coupon-list')).toEqual([
      'index.js',
      'layout.js',
      'list.js',
      'loaders.js',
      'menu.js',
      'react.js',
      'table.js',
    ]);
  });

  it('counts the sign-in layout instead of the console’s for sign-in screens only', () => {
    expect(filesOf('login')).toEqual(['auth.js', 'index.js', 'login.js', 'react.js']);
  });
});

import type { RouteObject } from 'react-router-dom';

/** Copies routes for another router: a router clears the `lazy` objects that it has loaded. */
export const cloneRoutes = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const copy = { ...route };
    if (typeof copy.lazy === 'object') copy.lazy = { ...copy.lazy };
    if (copy.children) copy.children = cloneRoutes(copy.children);
    return copy;
  });

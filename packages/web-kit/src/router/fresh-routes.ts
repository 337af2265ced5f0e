import type { RouteObject } from 'react-router-dom';

/** A copy whose lazy parts are all there: a router empties the `lazy` objects that it has loaded, also for the next router. */
export const freshRoutes = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const copy = { ...route };
    if (typeof copy.lazy === 'object') copy.lazy = { ...copy.lazy };
    if (copy.children) copy.children = freshRoutes(copy.children);
    return copy;
  });

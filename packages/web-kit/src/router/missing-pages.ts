import type { RouteObject } from 'react-router-dom';

/**
 * The router draws nothing at all for a page whose component could not be fetched: it forgets the failure of a lazy
 * object's `Component`. Here such a page throws when it is drawn, and the nearest error boundary says so.
 */
export const withMissingPages = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const copy = { ...route };
    if (typeof copy.lazy === 'object' && copy.lazy.Component) {
      const fetchPage = copy.lazy.Component;
      copy.lazy = { ...copy.lazy, Component: () => fetchPage().catch(missingPage) };
    }
    if (copy.children) copy.children = withMissingPages(copy.children);
    return copy;
  });

const missingPage = (error: unknown) =>
  function MissingPage(): never {
    throw error;
  };
